import { format } from './format.ts';

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
  deskHint: (round: number) => `present for round ${round}`,
  nextMatch: 'next match',
  new: 'new',
  noMatch: (typed: string) => `No player found for “${typed}”.`,
  isHere: (name: string, time: string) => `${name} present, ${time}`,
  isAbsent: (name: string, round: number) => `${name} is absent in round ${round}`,
  isExpected: (name: string) => `${name} not arrived`,
  alreadyHere: (name: string) => `${name} is already present.`,
  alreadyAway: (name: string) => `${name} is already marked as not here.`,
  notStored: (name: string, why: string) => `${name} not marked: ${why}`,
  threeLetters: 'Type three letters, then Enter.',
  counts: { here: 'present', expected: 'not arrived', coming: 'later', absent: 'absent', out: 'withdrawn' },
  presences: {
    here: 'present',
    expected: 'not arrived',
    coming: 'later',
    bye: 'bye',
    absent: 'absent',
    out: 'withdrawn',
  },
  /** What a player does in a round, for those who do not see the mark. */
  roundMarks: {
    played: 'played',
    plays: 'plays',
    here: 'present',
    half: 'half-point bye',
    full: 'full-point bye',
    zero: 'no game, 0 points',
    coming: 'not yet entered',
    out: 'withdrawn',
  },
  coming: 'L',
  roundHead: (round: number) => `R${round}`,
  roundMark: (round: number, mark: string) => `Round ${round}: ${mark}`,
  show: { rounds: 'Rounds', particulars: 'Particulars' },
  sort: 'Sort by the next column',
  turn: 'Reverse the order',
  showWhat: 'Columns',
  late: 'Late',
  absent: 'Absent',
  filters: {
    all: (count: number) => `All ${count}`,
    expected: (count: number) => `Not arrived ${count}`,
    look: (count: number) => `To check ${count}`,
  },
  columns: {
    tpn: 'No.',
    arrival: (round: number) => `Round ${round}`,
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
    listK: 'K of the list',
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

export const playerFormText = {
  titleNew: 'New player',
  titleEdit: 'Player',
  fields: {
    name: 'Name',
    title: 'Title',
    sex: 'Sex',
    rating: 'FIDE rating',
    national: 'National rating',
    own: 'Tournament rating',
    later: 'Later ratings',
    source: 'Rating from',
    estimate: 'Estimated strength',
    federation: 'Federation',
    fideId: 'FIDE ID',
    birth: 'Born',
    club: 'Club',
    category: 'Category',
    feePaid: 'Fee paid',
    noHalfBye: 'No half-point byes',
  },
  nameHint: 'Surname, First name',
  birthHint: 'YYYY or YYYY/MM/DD',
  noTitle: 'none',
  noSex: 'unknown',
  estimateHint: 'Orders an unrated player (C.04.2 2.1). 0 for none.',
  save: 'Save',
  saveNext: 'Save and add another',
  sources: {
    list: 'rating list',
    file: 'imported file',
    typed: 'Typed by hand',
    of: (list: string, kind: string, month: string) => `${kind === '' ? list : `${list} ${kind}`}, ${month}`,
  },
  entry: 'Plays from',
  entryHint: (next: number) => `Round ${next} is the first that can take a new player.`,
  byes: 'Byes',
  byesHint: 'Rounds, such as 3 or 4=0: ½ point, or the points after the equals sign.',
  problems: {
    entry: (first: number, last: number) => `Enter a round from ${first} to ${last}.`,
    byes: 'Write each bye as its round, or as round and points: 3, 4=0, 5=½.',
    name: 'Enter a name.',
    later: 'Write R5 2150, R9 2180: the round and the rating from it on.',
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
  announced: (name: string, rounds: readonly number[]) =>
    `${name}: half-point bye in ${rounds.length === 1 ? 'round' : 'rounds'} ${format.list(rounds.map(String))}.`,
  announcedAdvice: 'Take that bye back first.',
  notEligible: (names: readonly string[]) =>
    `${names.join('; ')}: not eligible for a half-point bye in this event.`,
  notEligibleAdvice: 'Give a zero-point bye, or change the player first.',
  deprecated: 'Full-point byes are deprecated: give one only where the rules of the event provide for it.',
};

export const checkInText = {
  title: (count: number) => (count === 1 ? '1 player not arrived' : `${count} players not arrived`),
  /** Who is not seen at the check-in of round 1 is left out of it (C.04.2 4.1); of later rounds the arbiter decides. */
  hint: (round: number) =>
    round === 1
      ? 'Players on this list when round 1 is paired play from round 2, once they arrive.'
      : `Players on this list are paired in round ${round} unless you mark them as absent.`,
  everybody: 'All players accounted for.',
  over: 'All rounds are published: no check-in is open.',
  overAdvice: 'Unpublish the last round first, if its pairing has to change.',
  noRound: (round: number) => `No player can come back from round ${round}.`,
  rounds: (first: number, last: number) =>
    first === last ? `Only round ${last} is left.` : `Give a round from ${first} to ${last}.`,
  playsAgain: (name: string, from: number) => `${name} withdrew from round ${from} and plays again.`,
  losesBye: (name: string, round: number, bye: 'half' | 'full') =>
    `${name} gives up the ${bye === 'half' ? 'half-point bye' : 'full-point bye'} of round ${round} and is paired.`,
  acts: { here: 'Mark as present', 'not-here': 'Mark as not here', from: 'Come back later' },
  giveBye: 'Give the bye',
  entry: {
    onWall: (round: number) => `Round ${round} is published and takes no new player.`,
    from: (round: number) => `Enter the player from round ${round} or later.`,
    beyond: (rounds: number) =>
      `The tournament has ${format.count(rounds, { one: 'round', other: 'rounds' })}.`,
    byeBefore: (bye: number, from: number) =>
      `A bye in round ${bye} comes before round ${from}, from which the player takes part.`,
    byeBeforeAdvice:
      'Rounds before the entry bring no points. Remove the bye, or let the player start earlier.',
  },
};

export const lateText = {
  title: (name: string) => `${name} comes late`,
  consequence: 'Until then the player is not paired and scores no points.',
  from: 'Plays from round',
  save: 'Save',
  saved: (name: string, round: number) => `${name} plays from round ${round}`,
  problem: (first: number, last: number) => `Enter a round from ${first} to ${last}.`,
};

export const withdrawText = {
  title: (name: string) => `Withdraw ${name}`,
  consequence:
    'From this round on the player is not paired and scores no points. Games already played count.',
  from: 'From round',
  do: 'Withdraw',
  keep: 'Cancel',
  done: (name: string, round: number) => `${name} withdrawn from round ${round}`,
  expelled: 'Expelled',
  expelledHint: 'Left out of the standings; the games already played count for the opponents.',
  why: 'Reason',
  expel: {
    act: 'Expel the player',
    leaves: (name: string, round: number) => `${name} is not paired from round ${round} on.`,
    standings: 'The standings of a Swiss leave the player out. Their games count for the opponents.',
    inReport: 'The report says so.',
    whyMissing: 'Say why the player is expelled.',
    done: (name: string, round: number) => `${name} expelled from round ${round}`,
    note: (round: number) => `Expelled R${round}`,
  },
  undone: (name: string) => `${name} plays again`,
};

/** Exchanging the numbers of two players of equal rating. */
export const exchangeText = {
  action: 'Exchange numbers with the next equal',
  act: 'Exchange the pairing numbers',
  gets: (name: string, number: number) => `${name} gets number ${number}.`,
  roundsStay: 'Rounds that are paired stay as they are.',
  fixed: 'Pairing numbers stay as they are once round 4 is paired.',
  given: 'The numbers of this table were drawn by lot or given by hand; the settings change them.',
  notEqual: 'These two players do not have equal ratings.',
  onlyEquals: 'Numbers are exchanged among players of equal rating who have numbers.',
  nobody: (name: string) => `Nobody behind ${name} has the same rating.`,
  done: (one: string, other: string) => `${one} and ${other} exchanged numbers`,
};

/** Finding a player on a rating list, and entering them. */
export const lookUpText = {
  title: 'Players found',
  find: 'New player: name or FIDE ID on the list',
  add: 'add',
  wishes: 'byes and fee',
  hint: 'Names in any order, with or without accents, or a FIDE ID.',
  severalFit: 'Several players fit: choose one, then press Enter.',
  tolerant: 'Allow typos',
  byHand: 'Type by hand',
  paces: { standard: 'Standard', rapid: 'Rapid', blitz: 'Blitz' },
  inTournament: 'In this tournament',
  enteredLast: 'Entered last',
  takesBack: 'takes the last one back',
  onList: (list: string, month: string) => `On the list ${list}, ${month}`,
  onlyOn: (list: string, month: string) => `Only on the list ${list}, ${month}`,
  otherList: 'Another list',
  shown: (shown: number, count: number) =>
    count <= shown
      ? format.count(count, { one: 'hit', other: 'hits' })
      : `first ${shown} of ${count >= 1000 ? 'more than ' : ''}${format.number(count)}, the highest rating first`,
  nobody: 'No matches on the list. Ctrl N types the player by hand.',
  nobodyStrict: 'No matches on the list. Ctrl F allows typos, Ctrl N types the player by hand.',
  type: 'Type the beginning of a name, or paste a FIDE ID.',
  entered: (number: number) => (number > 0 ? `Entered, no. ${number}` : 'Entered'),
  enteredSo: (number: number, isHere: boolean) =>
    `Entered already${number > 0 ? `, no. ${number}` : ''}. ${isHere ? 'They are present.' : 'Enter marks them as present.'}`,
  inactive: 'Inactive',
  noRating: { standard: 'No standard rating', rapid: 'No rapid rating', blitz: 'No blitz rating' },
  newPlayer: 'New player',
  fromList: 'from the list',
  about: ({ federation, born, number, club }: ListedFacts) =>
    facts([federation, born === 0 ? '' : `born ${born}`, number, club]),
  counts: (of: CountingRating) =>
    of.pace === ''
      ? `Unrated in ${of.list}, ${of.month}.`
      : `${lookUpText.paces[of.pace]} counts here. ${of.list}, ${of.month}${of.k > 0 ? `, K\u00a0${of.k}` : ''}.`,
  onLists: 'Ratings on the lists',
  otherRating: 'Another of the ratings',
  fee: 'Fee',
  paid: 'paid',
  notPaid: 'not paid',
  changes: 'What changes',
  maybe: (name: string, number: number) =>
    `Perhaps entered already: ${name}${number > 0 ? `, no. ${number}` : ''}`,
  number: (number: number, of: number) => `Pairing number ${number} of ${of}, by rating, title and name.`,
  late: (round: number) =>
    `Late entry: plays from round ${round}, without points for the rounds before (C.04.2 2.4).`,
  addHere: 'Add as present',
  addOnly: 'Add only',
  added: (name: string, here: boolean) => (here ? `${name} entered, present` : `${name} entered`),
  chooseHit: 'Choose a player of the list.',
  enter: (name: string) => `Enter ${name}`,
  near: ({ name, federation, birth, tpn }: Near) =>
    `${facts([name, federation, birth.slice(0, 4)])} is entered already${tpn > 0 ? `, no. ${tpn}` : ''}.`,
  enteredAlready: (name: string, tpn: number) =>
    `${name} is entered already with this FIDE ID${tpn > 0 ? `, no. ${tpn}` : ''}.`,
  onceEntered: 'One person is entered once. Change the entry that is there.',
};

/** The rating that counts, with its list. */
interface CountingRating {
  readonly pace: 'standard' | 'rapid' | 'blitz' | '';
  readonly list: string;
  readonly month: string;
  /** 0 where the list tells none. */
  readonly k: number;
}

interface ListedFacts {
  readonly federation: string;
  readonly born: number;
  readonly number: string;
  readonly club: string;
}

/** Somebody who may be the same person. */
interface Near {
  readonly name: string;
  readonly federation: string;
  readonly birth: string;
  readonly tpn: number;
}

function facts(parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join(', ');
}
