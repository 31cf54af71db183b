/** Words of the bars at the top and the bottom. */
import { format } from './format.ts';
export const pageNames = {
  players: 'Players',
  round: 'Round',
  results: 'Results',
  standings: 'Standings',
  hall: 'Hall screen',
  filing: 'Filing',
  log: 'Log',
  documents: 'Documents',
  lists: 'Rating lists',
  lab: 'Laboratory',
  rest: 'Simulate the rest',
  settings: 'Settings',
  norms: 'Title norms',
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
  /** The next announced start of play, and how long until then. */
  starts: (round: number, at: string) => `Round ${round} starts ${format.time(at)}`,
  startsIn: (minutes: number) =>
    minutes >= 60 ? `in ${Math.floor(minutes / 60)} h ${minutes % 60} min` : `in ${minutes} min`,
  startsNow: 'now',
  clock: 'Time',
  /** What the current round waits for. */
  work: ({ round, phase, openGames }: RoundChip): string => {
    switch (phase) {
      case 'later':
        return `Round ${round} is not paired`;
      case 'draft':
        return `Round ${round} is a draft, not visible to players`;
      case 'checked':
        return `Round ${round} is checked, not published`;
      case 'published':
      case 'playing':
        return `Round ${round}: ${games(openGames)}`;
      case 'done':
        return `Round ${round} is complete`;
    }
  },
};

/** In the place of the rounds, where a page belongs to the laptop. */
export const toolText = {
  label: 'Tool',
  back: 'Back to the tournament',
  touches: {
    lists: 'kept beside the settings, shared by all tournaments',
    lab: 'works on a copy of the field; the tournament is never touched',
    rest: 'works on a copy of the standings; the tournament is never touched',
    settings: 'stored as you change them; settings of the tournament are entries of its log',
  },
};

export const trustText = {
  label: 'Storage',
  saved: (time: string) => `Saved ${time}`,
  notSaved: 'NOT SAVED',
  fideMode: 'FIDE mode',
  fideModeLeft: 'FIDE mode ended',
  mirrors: {
    'in-step': 'up to date',
    behind: 'behind',
    absent: 'not connected',
    failed: 'failed',
  },
  noMirror: 'No second medium',
  pack: (round: number) => `Paper Pack ${round}`,
  packMaking: (round: number) => `Paper Pack ${round} being prepared`,
  packFailed: (round: number) => `Paper Pack ${round} not stored`,
  noRestore: 'Restore points not stored',
  seal: 'Seal',
  list: (name: string) => `${name} list`,
  noList: 'No rating list',
  readingList: (percent: number) => `Reading a list, ${percent} %`,
  working: 'Working',
};
