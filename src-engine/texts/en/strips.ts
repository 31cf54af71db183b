/** Words of the bars at the top and the bottom. */
export const pageNames = {
  players: 'Players',
  round: 'Round',
  results: 'Results',
  standings: 'Standings',
  filing: 'Filing',
  log: 'Log',
  documents: 'Documents',
};

export const phaseNames = {
  later: 'later',
  draft: 'draft',
  checked: 'checked',
  published: 'published',
  playing: 'playing',
  done: 'done',
};

type RoundPhase = keyof typeof phaseNames;

/** A round, and what it waits for. */
interface RoundChip {
  readonly round: number;
  readonly phase: RoundPhase;
  readonly openGames: number;
}

const games = (count: number): string => (count === 1 ? '1 game open' : `${count} games open`);

export const stripText = {
  label: 'Rounds',
  round: (round: number, phase: RoundPhase, openGames: number) =>
    `Round ${round}, ${phaseNames[phase]}${phase === 'playing' ? `, ${games(openGames)}` : ''}`,
  /** What the current round waits for. */
  work: ({ round, phase, openGames }: RoundChip): string => {
    switch (phase) {
      case 'later':
        return `Round ${round} is not paired`;
      case 'draft':
        return `Round ${round} is a draft, nobody sees it`;
      case 'checked':
        return `Round ${round} waits to be published`;
      case 'published':
      case 'playing':
        return `Round ${round}: ${games(openGames)}`;
      case 'done':
        return `Round ${round} is complete`;
    }
  },
};

export const trustText = {
  label: 'What is safe',
  saved: (time: string) => `Saved ${time}`,
  notSaved: 'NOT SAVED',
  fideMode: 'FIDE mode',
  fideModeLeft: 'FIDE mode left',
  mirrors: {
    'in-step': 'in step',
    behind: 'behind',
    absent: 'not there',
    failed: 'failed',
  },
  noMirror: 'No second medium',
  pack: (round: number) => `Paper Pack ${round}`,
  packMaking: (round: number) => `Paper Pack ${round} in the making`,
  packFailed: (round: number) => `Paper Pack ${round} not kept`,
  noRestore: 'Restore points not written',
  seal: 'Seal',
  working: 'Working',
};
