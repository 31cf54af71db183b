import type { RoundView } from '../../../src-main/ipc/contract.ts';
import { DEPTH_KEYS, KEYS } from '../../keys.ts';
import { text } from '../../texts.ts';
import type { Action } from '../actions.svelte.ts';
import type { App } from '../app.svelte.ts';
import type { RoundDesk } from '../desks.svelte.ts';
import type { RoundWork } from './round-work.svelte.ts';

interface RoundAtHand {
  readonly app: App;
  readonly desk: RoundDesk;
  readonly work: RoundWork;
  /** The window has no column for what has to be read; a slim one has none for the explanation either. */
  readonly narrow: boolean;
  readonly slim: boolean;
  /** Puts the focus where two players are asked about. */
  readonly toWhyNot: () => void;
}

/** What can be done on the round's page now; nothing while work on the round has a page of its own. */
export function roundActions(at: RoundAtHand): readonly Action[] {
  const { view, mode } = at.work;
  return view === null || mode !== 'boards' ? [] : [...stepKeys(at, view), ...readingKeys(at)];
}

/** What changes the round. */
function stepKeys({ app, work }: RoundAtHand, view: RoundView): readonly Action[] {
  const { main, steps, nextIssue, openGames } = work;
  const words = text.round.actions;
  const keys = KEYS.round;
  return [
    ...(main === null
      ? []
      : [{ id: 'primary', label: main.label, keys: keys.next, enabled: main.enabled, run: main.run }]),
    {
      id: 'repair',
      label: text.repair.open,
      keys: keys.repair,
      enabled: work.repairable,
      run: () => work.startRepair(),
    },
    {
      id: 'preview',
      label: text.preview.open,
      keys: keys.preview,
      enabled: work.previewable,
      run: () => work.startPreview(),
    },
    {
      id: 'hand',
      label: words.hand,
      keys: keys.hand,
      enabled: work.changeable,
      run: () => work.handPair(),
    },
    {
      id: 'discard',
      label: words.discard,
      keys: keys.discard,
      enabled: view.can.discard && !app.frozen,
      run: () => void steps.discard(view),
    },
    {
      id: 'unpublish',
      label: words.unpublish,
      keys: keys.takeBack,
      enabled: view.can.unpublish && !app.frozen,
      run: () => void steps.unpublish(view),
    },
    {
      id: 'read',
      label: words.read,
      keys: keys.read,
      enabled: nextIssue !== null && !app.frozen,
      run: () => nextIssue && work.read(nextIssue),
    },
    {
      id: 'open-games',
      label: text.round.openGames(openGames?.openIn ?? view.round),
      keys: keys.openGames,
      enabled: openGames !== null,
      unlisted: openGames === null,
      run: () => openGames && work.toOpenGames(openGames),
    },
    {
      id: 'start-position',
      label: text.ties.actions.startPosition,
      keys: keys.startPosition,
      enabled: !app.frozen,
      run: () => void work.drawStartPosition(),
    },
  ];
}

/** What shows and prints the round. */
function readingKeys({ desk, work, narrow, slim, toWhyNot }: RoundAtHand): readonly Action[] {
  const keys = KEYS.round;
  const showWhy = () => {
    if (slim) work.over = 'why';
  };
  return [
    {
      id: 'issues',
      label: text.round.issues,
      keys: keys.issues,
      enabled: narrow,
      unlisted: !narrow,
      run: () => (work.over = work.over === 'issues' ? null : 'issues'),
    },
    ...(work.over === null
      ? []
      : [
          {
            id: 'close-over',
            label: text.card.close,
            keys: keys.close,
            unlisted: true,
            run: () => (work.over = null),
          },
        ]),
    {
      id: 'why-not',
      label: text.round.actions.why,
      keys: keys.whyNot,
      enabled: work.boards.length > 0,
      run: () => {
        showWhy();
        toWhyNot();
      },
    },
    {
      id: 'print-set',
      label: text.documents.printSet,
      keys: keys.printSet,
      enabled: work.printable,
      run: () => work.printSet(),
    },
    {
      id: 'why-on-paper',
      label: text.why.onPaper,
      keys: keys.onPaper,
      enabled: work.explained !== null,
      run: () => work.explainOnPaper(),
    },
    ...([1, 2, 3] as const).map((depth) => ({
      id: `depth-${depth}`,
      label: text.why.depths[depth],
      keys: DEPTH_KEYS[depth],
      run: () => {
        desk.depth = depth;
        showWhy();
      },
    })),
  ];
}
