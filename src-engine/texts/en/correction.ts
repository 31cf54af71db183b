/** The page of a correction: what it would do, what 4.3 of C.04.2 says of it, and what the arbiter may do. */

const periodTitles = {
  'at-once': 'Counts at once',
  'next-pairing': 'Counts from the next pairing on',
  'rating-only': 'Rating report only',
};

export const correctionText = {
  title: 'Correct a result',
  subtitle: 'what it would do, before anything is changed',
  claim: 'The claim',
  place: (round: number, board: number) => `Round ${round}, board ${board}`,
  asks: (result: string) => `To be ${result}`,
  papers: 'What the papers say',
  entered: 'Entered',
  secondEntry: 'Second entry',
  notMade: 'not made',
  noSlip: 'no slip',
  deadline: 'Corrections until',
  noDeadline: 'no deadline announced',
  /** `1 – 0, Sat 19:44, CA` */
  entry: (result: string, at: string, by: string) =>
    [result, at, by].filter((part) => part !== '').join(', '),
  periodsLabel: 'When a correction comes',
  periodTitles,
  periodTexts: {
    'at-once': () => 'standings and next pairing',
    'next-pairing': (next: number) => `round ${next} stays as paired`,
    'rating-only': () => 'standings and pairings stay',
  },
  moments: {
    complete: (round: number) => `Round ${round} complete`,
    deadline: 'Deadline passed',
    paired: (round: number) => `Round ${round} published`,
    ended: (round: number) => `Round ${round} complete`,
    notYet: 'not yet',
  },
  now: (at: string) => `now, ${at}`,
  computed: 'Computed from the log. Nothing is changed yet.',
  desk: 'Say at the desk',
  quoted: (sentence: string) => `“${sentence}”`,
  spoken: {
    'at-once': (result: string) => `The result is ${result}. It counts at once.`,
    'next-pairing': (result: string, was: string, next: number) =>
      `The result is ${result}. It counts in the standings and from the next pairing on. Round ${next} was paired with ${was} and stays.`,
    'rating-only': (result: string, was: string, next: number) =>
      `${result} goes into the rating report. The claim came after round ${next} was complete, so the standings keep ${was}.`,
  },
  may: 'What you may do now',
  byRules: 'by the rules',
  tooLate: 'too late',
  openUntil: (at: string) => `Was open until ${at}.`,
  keep: (was: string) => `Keep ${was}, note the claim`,
  keepHint: 'If the slip does not settle it. The claim becomes an incident.',
  claimWords: (result: string) => `Claim: the result was ${result}.`,
  correctHints: {
    'at-once': 'It replaces the result.',
    'next-pairing': 'It replaces the result. The report names the correction.',
    'rating-only': 'Standings and pairings stay. The report names the correction.',
  },
  files: 'What goes where',
  fileNames: { standings: 'Standings', report: 'Rating report', log: 'Log' },
  logSays: 'the correction, the reason, who and when',
  why: 'Reason, for log and report',
};
