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
  none: 'No players yet. Ctrl N adds the first, Ctrl I imports a table.',
  noneHere: 'No players here.',
  choose: 'Choose a player to see more.',
  find: 'Find a name or a FIDE ID',
  deskHint: 'marks as present',
  nextMatch: 'next match',
  new: 'new',
  noMatch: (typed: string) => `No player found for “${typed}”.`,
  isHere: (name: string, time: string) => `${name} present, ${time}`,
  alreadyHere: (name: string) => `${name} is already present.`,
  threeLetters: 'Type three letters, then Enter.',
  here: 'present',
  notYet: 'not arrived',
  later: 'later',
  counts: { here: 'present', expected: 'not arrived', later: 'later' },
  state: (player: PlayerState): string =>
    player.withdrawnFrom !== null ? `withdrawn from R${player.withdrawnFrom}` : arrivals[player.arrival],
  filters: {
    all: (count: number) => `All ${count}`,
    expected: (count: number) => `Not arrived ${count}`,
    look: (count: number) => `To check ${count}`,
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
    look: 'Check',
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
  takeBack: 'Play again',
  markHere: 'Present',
  markLater: 'Will arrive later',
  undoArrival: 'Not arrived',
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
  byes: 'Requested byes',
  byesNone: 'None.',
  byeHint: 'then the round number.',
  byeKinds: { half: '½ point', zero: '0 points', full: '1 point' },
  byeMarks: { half: '½', zero: '0', full: '1' },
  byeIn: (round: number, kind: 'half' | 'zero' | 'full') =>
    `Round ${round}: ${{ half: 'half-point bye', zero: 'zero-point bye', full: 'full-point bye' }[kind]}`,
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
  noSex: 'unknown',
  estimateHint: 'Orders an unrated player (C.04.2 2.1). 0 for none.',
  save: 'Save',
  saveNext: 'Save and add another',
  sources: { list: 'rating list', file: 'imported file', typed: 'typed by hand' },
  problems: {
    name: 'Enter a name.',
    rating: 'Enter a rating from 0 to 3500.',
    estimate: 'Enter an estimate from 0 to 3500.',
    federation: 'Enter the three letters of a federation, or nothing.',
    fideId: 'Enter a FIDE ID in digits.',
    birth: 'Write the date of birth as 1990 or 1990/05/31.',
  },
};

export const byeText = {
  title: (name: string) => `Bye for ${name}`,
  round: 'Round',
  kind: 'Bye',
  kinds: { half: 'Half-point bye', zero: 'Zero-point bye', full: 'Full-point bye' },
  none: 'No bye',
  save: 'Save',
  saved: (name: string, round: number) => `${name}: bye in round ${round}`,
  cleared: (name: string, round: number) => `${name}: no bye in round ${round}`,
  noRounds: 'There is no round left for a bye.',
};

export const checkInText = {
  title: (count: number) => (count === 1 ? '1 player not arrived' : `${count} players not arrived`),
  hint: 'Players on this list when round 1 is paired play from round 2, once they arrive.',
  everybody: 'All players accounted for.',
  bye: 'bye in round 1',
  zeroBye: 'Bye, 0 points',
};

export const withdrawText = {
  title: (name: string) => `Withdraw ${name}`,
  consequence:
    'From this round on the player is not paired and scores no points. Games already played count.',
  from: 'From round',
  do: 'Withdraw',
  keep: 'Cancel',
  done: (name: string, round: number) => `${name} withdrawn from round ${round}`,
  undone: (name: string) => `${name} plays again`,
};
