interface PlayerState {
  readonly arrival: 'expected' | 'here' | 'later';
  readonly withdrawnFrom: number | null;
}

interface About {
  readonly federation: string;
  /** `1990` or `1990/05/31`, `''` for unknown. */
  readonly birth: string;
  readonly club: string;
  readonly category: string;
}

export const playersText = {
  title: 'Players',
  player: 'Player',
  none: 'No players yet. Ctrl N enters the first, Ctrl I reads a table.',
  noneHere: 'No player is on this list.',
  choose: 'Choose a player to see more.',
  find: 'Find a name or a FIDE ID',
  deskHint: 'marks as here',
  nextMatch: 'next match',
  new: 'new',
  noMatch: (typed: string) => `Nobody begins with “${typed}”.`,
  isHere: (name: string, time: string) => `${name} is here, ${time}`,
  alreadyHere: (name: string) => `${name} is here already.`,
  threeLetters: 'Three letters first, then Enter.',
  here: 'here',
  notYet: 'not yet',
  later: 'later',
  counts: { here: 'here', expected: 'not yet', later: 'later' },
  state: (player: PlayerState): string =>
    player.withdrawnFrom !== null ? `out from R${player.withdrawnFrom}` : arrivals[player.arrival],
  filters: {
    all: (count: number) => `All ${count}`,
    expected: (count: number) => `Not yet ${count}`,
    look: (count: number) => `To look at ${count}`,
  },
  columns: {
    tpn: 'No.',
    arrival: 'Check-in',
    arrivedAt: 'At',
    state: 'State',
    name: 'Name',
    federation: 'Fed',
    rating: 'Rtg',
    source: 'From',
    birth: 'Born',
    fideId: 'FIDE ID',
    club: 'Club',
    points: 'Points',
    look: 'Look at',
  },
  sources: { list: 'list', file: 'file', typed: 'typed' },
  unrated: 'unrated',
  noId: 'none',
  import: 'Import',
  closeCheckIn: 'Close check-in',
  toRound: (round: number) => `To round ${round}`,
  edit: 'Edit',
  add: 'New player',
  remove: 'Remove',
  bye: 'Bye',
  withdraw: 'Withdraw',
  takeBack: 'Back in',
  markHere: 'Here',
  markLater: 'Arrives later',
  undoArrival: 'Not here',
  card: 'Card',
  aboutPlayer: (player: About): string =>
    [
      player.federation,
      player.birth === '' ? '' : `born ${player.birth.slice(0, 4)}`,
      player.club,
      player.category,
    ]
      .filter((part) => part !== '')
      .join(', '),
  facts: {
    rating: 'Rating',
    title: 'Title',
    fideId: 'FIDE ID',
    sex: 'Sex',
    entry: 'Plays from',
    number: 'Number',
  },
  estimate: (value: number) => `estimated ${value}`,
  sexes: { m: 'man', w: 'woman' },
  fromRound: (round: number) => `round ${round}`,
  byes: 'Byes asked for',
  byesNone: 'None.',
  byeHint: 'then the round number.',
  byeKinds: { half: '½ point', zero: '0 points', full: '1 point' },
  byeMarks: { half: '½', zero: '0', full: '1' },
  byeIn: (round: number, kind: 'half' | 'zero' | 'full') =>
    `Round ${round}: ${{ half: 'half a point', zero: 'no point', full: 'a full point' }[kind]}`,
  history: 'History',
  games: 'Games',
  gameColumns: {
    round: 'R',
    opponent: 'Opponent',
    result: 'Result',
    points: 'Pts',
    expected: 'Exp.',
    change: 'Change',
  },
  rank: (rank: number) => `Rank ${rank}`,
  added: (name: string) => `${name} entered`,
  changed: (name: string) => `${name} changed`,
  removed: (name: string) => `${name} removed`,
};

const arrivals: Record<PlayerState['arrival'], string> = {
  expected: 'not yet',
  here: 'here',
  later: 'later',
};

export const playerFormText = {
  titleNew: 'New player',
  titleEdit: 'Player',
  fields: {
    name: 'Name',
    title: 'Title',
    sex: 'Sex',
    rating: 'Rating',
    source: 'Rating from',
    estimate: 'Estimated strength',
    federation: 'Federation',
    fideId: 'FIDE ID',
    birth: 'Born',
    club: 'Club',
    category: 'Category',
  },
  nameHint: 'Surname, First name',
  birthHint: 'YYYY or YYYY/MM/DD',
  noTitle: 'none',
  noSex: 'not said',
  estimateHint: 'Orders an unrated player (C.04.2 2.1). 0 for none.',
  save: 'Save',
  saveNext: 'Save and next',
  sources: { list: 'rating list', file: 'imported file', typed: 'typed by hand' },
  problems: {
    name: 'A name is needed.',
    rating: 'A rating is a whole number from 0 to 3500.',
    estimate: 'An estimate is a whole number from 0 to 3500.',
    federation: 'A federation has three letters, or none.',
    fideId: 'A FIDE ID has digits only.',
    birth: 'Write the birth as 1990 or 1990/05/31.',
  },
};

export const byeText = {
  title: (name: string) => `Bye for ${name}`,
  round: 'Round',
  kind: 'Counts',
  kinds: { half: 'Half a point', zero: 'No point', full: 'A full point' },
  none: 'No bye',
  save: 'Save',
  saved: (name: string, round: number) => `${name}: bye in round ${round}`,
  cleared: (name: string, round: number) => `${name}: no bye in round ${round}`,
  noRounds: 'No round is left for a bye.',
};

export const checkInText = {
  title: (count: number) => (count === 1 ? '1 player was not seen' : `${count} players were not seen`),
  hint: 'Who is left on this list when round 1 is paired plays from round 2, after his arrival.',
  everybody: 'Everybody is accounted for.',
  bye: 'bye in round 1',
  zeroBye: 'Bye, 0 points',
};

export const withdrawText = {
  title: (name: string) => `Withdraw ${name}`,
  consequence: 'From this round on the player is not paired and scores no points. Games already played stay.',
  from: 'From round',
  do: 'Withdraw',
  keep: 'Keep',
  done: (name: string, round: number) => `${name} is out from round ${round}`,
  undone: (name: string) => `${name} plays again`,
};
