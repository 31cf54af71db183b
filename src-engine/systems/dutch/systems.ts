/** The Dutch system, C.04.3, in its two editions. */
import { ok, type Outcome } from '../../model/outcome.ts';
import { violationsIn } from '../frame/judge.ts';
import { derived, solvedRound } from '../frame/system.ts';
import type { Bar, ColourFault } from '../frame/text.ts';
import { PLAIN_TRAITS } from '../frame/traits.ts';
import type {
  Assessment,
  Pairing,
  PairingFailure,
  PairingOptions,
  PairingSystem,
  PairingTask,
  SolvedRound,
} from '../system.ts';
import { EDITION_2017 } from './2017/edition.ts';
import { EDITION_2026 } from './2026/edition.ts';
import { assessedBrackets } from './assess.ts';
import { coloured, contendersOfTask, findRound, type FoundRound } from './dutch.ts';
import type { Edition } from './edition.ts';
import type { PairedBracket } from './kernel/bracket.ts';
import { mayMeet, type Contender } from './kernel/contender.ts';
import { outlineOf } from './outline.ts';
import { reasonsDutch } from './reasons.ts';
import { stepsOf } from './trace.ts';
import { sameColour, whyNotDutch } from './why-not.ts';

/** By year. */
export const EDITIONS = { '2017': EDITION_2017, '2026': EDITION_2026 } as const;

/** C.04.3, in force since 1 February 2026. */
export const DUTCH_2026: PairingSystem = dutchSystem(EDITION_2026);
/** C.04.3 of Baku 2016, in force from 2017. */
export const DUTCH_2017: PairingSystem = dutchSystem(EDITION_2017);

/** A solved round with the brackets as they were found. */
type DutchRound = SolvedRound & { readonly found: readonly PairedBracket[] };

function dutchSystem(edition: Edition): PairingSystem {
  const solve = (task: PairingTask, options?: PairingOptions): Outcome<SolvedRound, PairingFailure> => {
    const found = findRound(edition, task, options);
    return found.ok ? ok(solvedFrom(edition, task, found.value)) : found;
  };
  return {
    id: `dutch-${edition.year}`,
    needsRatings: false,
    traits: { ...PLAIN_TRAITS, superseded: edition.superseded, floats: 'rounds', strengths: true },
    solve,
    ...derived(solve),
    assess: (task, pairing, own) => assess(edition, task, pairing, foundIn(own)),
    reasons(task, pairing, own = solve(task)) {
      const contenders = contendersOfTask(edition, task);
      const outline = outlineOf(edition, contenders, pairing, foundIn(own));
      return reasonsDutch(edition, task, contenders, pairing, outline, own.ok ? own.value.pairing : null);
    },
    whyNot: (task, pairing, a, b) => whyNotDutch(edition, task, pairing, a, b),
  };
}

function foundIn(own?: Outcome<SolvedRound, PairingFailure>): readonly PairedBracket[] {
  return own?.ok === true && 'found' in own.value ? (own.value as DutchRound).found : [];
}

function solvedFrom(edition: Edition, task: PairingTask, found: FoundRound): DutchRound {
  const { pairing, brackets } = found;
  const contenders = (): Contender[] => contendersOfTask(edition, task);
  const solved: SolvedRound = solvedRound(pairing, {
    boards() {
      const players = contenders();
      return reasonsDutch(
        edition,
        task,
        players,
        pairing,
        outlineOf(edition, players, pairing, brackets),
        pairing,
      );
    },
    brackets: () => {
      const bye = brackets.at(-1)!.downfloaters[0];
      return assessedBrackets(edition, brackets, bye, task.initialColour ?? 'white');
    },
    steps: () => stepsOf(edition, task, found, solved.brackets),
  });
  return Object.assign(solved, { found: brackets });
}

/** Violations of absolute rules and the value of every row in every bracket of any pairing. */
function assess(
  edition: Edition,
  task: PairingTask,
  pairing: Pairing,
  found: readonly PairedBracket[],
): Assessment {
  const contenders = contendersOfTask(edition, task);
  const byId = new Map(contenders.map((player) => [player.id, player]));
  const both = (a: { id: number }, b: { id: number }) => [byId.get(a.id), byId.get(b.id)] as const;
  const bar = (a: { id: number }, b: { id: number }): Bar | null => {
    const [x, y] = both(a, b);
    if (x === undefined || y === undefined || mayMeet(x, y)) return null;
    return {
      rule: edition.rules.colours,
      kind: 'same-absolute-preference',
      reason: () => sameColour(edition, x, y),
    };
  };
  const colourFault = (white: { id: number }, black: { id: number }): ColourFault | null => {
    const [w, b] = both(white, black);
    if (w === undefined || b === undefined || task.initialColour === null) return null;
    const [higher, lower] = w.rank < b.rank ? [w, b] : [b, w];
    if (coloured(higher, lower, task.initialColour).white === white.id) return null;
    const { colours } = edition.articles;
    return { rule: { id: colours, article: colours, label: 'colours' }, kind: 'wrong-colours' };
  };
  return {
    violations: violationsIn(task, pairing, edition.rules, bar, colourFault),
    brackets: assessedBrackets(
      edition,
      outlineOf(edition, contenders, pairing, found),
      byId.get(pairing.bye ?? 0),
      task.initialColour ?? 'white',
    ),
  };
}
