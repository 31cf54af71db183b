import type { MirrorState, RoundChip, RoundPhase } from '../../src-main/ipc/contract.ts';
import type { PageName } from '../state/pages.ts';

/** Words of the bars at the top and the bottom. */
export const pageNames: Record<PageName, string> = {
  players: 'Players',
  round: 'Round',
  results: 'Results',
  standings: 'Standings',
  filing: 'Filing',
  log: 'Log',
  documents: 'Documents',
};

export const phaseNames: Record<RoundPhase, string> = {
  later: 'later',
  draft: 'draft',
  checked: 'checked',
  published: 'published',
  playing: 'playing',
  done: 'done',
};

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
  } satisfies Record<MirrorState['state'], string>,
  noMirror: 'No second medium',
  pack: (round: number) => `Paper Pack ${round}`,
  packMaking: (round: number) => `Paper Pack ${round} in the making`,
  packFailed: (round: number) => `Paper Pack ${round} not kept`,
  noRestore: 'Restore points not written',
  seal: 'Seal',
  working: 'Working',
};
