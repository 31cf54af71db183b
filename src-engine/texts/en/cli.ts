/** What the commands that pair, check and explain print, and complaints of all of them. */
export const cliText = {
  unknownCommand: (command: string) => `wallchart: there is no command ${command}.`,
  internalError: (message: string) => `wallchart: internal error: ${message}\n`,
  arguments: {
    wholeNumber: (low: number, high: number) => `a whole number from ${low} to ${high}`,
    oneOf: (words: readonly string[]) => `one of ${words.join(', ')}`,
    unknownOption: (option: string) => `There is no option ${option}.`,
    valueMissing: (option: string) => `A value is missing after ${option}.`,
    valueSuperfluous: (option: string) => `${option} takes no value.`,
    valueWrong: (option: string, value: string, wanted: string) =>
      `${option} ${value}: it must be ${wanted}.`,
    fileMissing: 'Name the tournament file.',
    fileSuperfluous: (value: string) => `${value}: one file is enough.`,
  },
  file: {
    missing: 'there is no such file',
    folder: 'this is a folder',
    forbidden: 'the file may not be read',
    unreadable: (code: string) =>
      code === '' ? 'the file cannot be read' : `the file cannot be read (${code})`,
    notRead: (path: string) => `${path}: the file cannot be read.`,
    ofProgram: (path: string) =>
      `${path}: this is a tournament file, not a report. Open it in the window and export one under Filing; wallchart print reads it.`,
    ofTeams: (path: string) =>
      `${path}: this event pairs teams; only the rounds of individual events are paired and checked.`,
    noTeams: 'the file names no teams.',
  },
  nobody: (word: string) => `no single player is meant by “${word}”.`,
  noTeam: (word: string) => `no single team is meant by “${word}”.`,
  systemUnknown: (system: string) => `there is no system ${system}.`,
  round: {
    notReached: (round: number, next: number) =>
      `round ${round} cannot be paired: round ${next} has no pairings yet.`,
    gameOpen: (game: string, round: number) => `the game ${game} of round ${round} has no result.`,
    roundsUnknown: ' The file does not tell the number of rounds (142, XXR): use --rounds N.',
  },
  check: {
    nameOne: 'Name at least one tournament file.',
    noTeamRank: (file: string) => `${file}: no team has a rank.`,
    fileSystem: (file: string, system: string) => `${file}: there is no system ${system}.`,
    missing: (white: number, black: number) => `${white} (White) should meet ${black}.`,
    unexpected: (white: number, black: number) => `${white} (White) met ${black}.`,
    /** `article` and the criterion as FIDE prints it, which may be the article itself. */
    decidedBy: (article: string, id: string) =>
      `${article}${article.endsWith(id) ? '' : ` [${id}]`} decides against the first game played instead.`,
    colours: (white: number, black: number) => `${white} should have White against ${black}.`,
    bye: (expected: number | null, recorded: number | null) =>
      `The bye belongs to ${expected ?? 'nobody'}; ${recorded ?? 'nobody'} had it.`,
    rank: (who: string, recorded: number, first: number, last: number) =>
      `${who}: rank ${recorded}, should be ${first === last ? first : `${first} to ${last}`}.`,
    round: (file: string, round: number, judgedBy: string, agrees: boolean) =>
      `${file}: round ${round} (${judgedBy}): ${agrees ? 'agrees' : 'differs'}`,
    noPairings: (file: string) => `${file}: no round has pairings`,
    notChecked: (file: string) => `${file}: rounds not checked`,
    ranks: (file: string, agree: boolean, notApplied: string | null) =>
      `${file}: ranks: ${agree ? 'agree' : 'differ'}${notApplied === null ? '' : `, as far as ${notApplied}, which cannot be applied`}`,
  },
  engine: {
    version: (version: string) => `Wallchart ${version}\n`,
    noPairing: (round: number) => `No valid pairing exists for round ${round}.\n\n`,
    checkHead: '  Checker pairings        Tournament pairings \n',
    seedWrong: (seed: string) => `The seed ${seed} is not a whole number.`,
    outputFailed: (path: string) => `The output file (${path}) could not be opened.`,
    configWrong: (line: number, words: string) =>
      `Line ${line}, column 1: “${words}” is not Key=Number with a known key.`,
    notAccelerated: (file: string, system: string) =>
      `${file}: ${system} has no scoregroups, so -b can accelerate nothing.`,
    pairingFailed: (file: string, sentence: string) => `Error while pairing ${file}: ${sentence}\n`,
    checkFailed: (file: string, sentence: string) => `Error checking file ${file}: ${sentence}\n`,
    listFailed: (path: string) => `The checklist file (${path}) could not be opened.\n`,
  },
  explain: {
    differs: 'The round of the file differs; what follows is how the system pairs it.\n',
    twoPlayers: '--why-not wants the numbers of two players of this round.',
    noBoard: (board: number, boards: number) => `there is no board ${board}; the round has ${boards}.`,
    bracket: '   Bracket:',
    bracketOf: (points: string) => `   Bracket of ${points} ${points === '1' ? 'point' : 'points'}:`,
    asPaired: 'as paired',
    withPair: 'with the pair',
  },
};
