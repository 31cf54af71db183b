/** A pairing system out of what its folder says: everything that can be asked derives from one solved round. */
import { ok, type Outcome } from '../../model/outcome.ts';
import type { PlayerId } from '../../model/player.ts';
import type { Reason } from '../reason.ts';
import type {
  Assessment,
  Pairing,
  PairingFailure,
  PairingOptions,
  PairingSystem,
  PairingTask,
  SolvedRound,
} from '../system.ts';
import { boardReasons } from './explain.ts';
import { compareByRows, violationsIn, whyNotBy } from './judge.ts';
import { makeRound, type MadeRound } from './solve.ts';
import type { JudgingText, MadeBoard, SystemText } from './text.ts';

const BYE_NOT_BY_THE_RULES: Reason = { code: 'bye-not-by-the-rules', article: '' };

/** Identity and traits of a system. */
type SystemHead = Pick<PairingSystem, 'id' | 'needsRatings' | 'traits'>;

/** The system that pairs by `text`. */
export function pairingSystem<P extends { readonly id: PlayerId }, B extends MadeBoard>(
  head: SystemHead,
  text: SystemText<P, B>,
): PairingSystem {
  return systemOfRounds(head, text, (task, options) => makeRound(text, task, options));
}

/** The system whose rounds `roundOf` makes. */
function systemOfRounds<B extends MadeBoard>(
  head: SystemHead,
  text: JudgingText<B>,
  roundOf: (task: PairingTask, options?: PairingOptions) => Outcome<MadeRound<B>, PairingFailure>,
): PairingSystem {
  const solve = (task: PairingTask, options?: PairingOptions): Outcome<SolvedRound, PairingFailure> => {
    const made = roundOf(task, options);
    if (!made.ok) return made;
    const { pairing, spare, boards, steps } = made.value;
    return ok(
      solvedRound(pairing, {
        boards: () =>
          boardReasons(
            task,
            pairing,
            boards.map((board) => ({ pair: board.pair, ...text.groundsOf(task, board) })),
            text.due(task),
            (bye) => text.byeReason(task, bye, spare!),
          ),
        brackets: () => text.brackets(task, pairing),
        steps: () => [...steps, ...(text.record?.(task, boards, pairing) ?? [])],
      }),
    );
  };
  const assess = (task: PairingTask, pairing: Pairing): Assessment => ({
    violations: violationsIn(task, pairing, text.rules, text.bars(task), text.colourFault),
    brackets: text.brackets(task, amongKnown(task, pairing)),
  });
  return {
    ...head,
    solve,
    ...derived(solve),
    assess,
    reasons(task, pairing, own = solve(task)) {
      const made = own.ok ? own.value.boards : [];
      const explained = made.flatMap(({ white, black, reason, colour }) =>
        black === null ? [] : [{ pair: { white, black }, reason, colour }],
      );
      const ownBye = made.find(({ black }) => black === null);
      return boardReasons(task, pairing, explained, text.due(task), (bye) =>
        ownBye?.white === bye.id ? ownBye.reason : BYE_NOT_BY_THE_RULES,
      );
    },
    whyNot: (task, pairing, a, b) =>
      whyNotBy(task, pairing, a, b, {
        meeting: text.rules.meeting,
        bye: text.rules.bye,
        bar: text.bars(task),
        byeComesFirst: text.byeComesFirst ?? false,
        force(options) {
          const round = roundOf(task, options);
          return round.ok ? ok(round.value.pairing) : round;
        },
        compare: (now, then, isOwn) =>
          text.compareRounds?.(task, now, then, [a, b]) ??
          compareByRows({ a, b }, assess(task, now), assess(task, then), isOwn, (bracket) =>
            text.order!(task, [a, b], now, then, bracket),
          ),
      }),
  };
}

/** A pairing without the boards of strangers to the tournament: {@link violationsIn} names them, no row knows them. */
function amongKnown({ field }: PairingTask, pairing: Pairing): Pairing {
  const pairs = pairing.pairs.filter(({ white, black }) => field.has(white) && field.has(black));
  return { ...pairing, pairs };
}

/** What follows from a solved round without further rules: the pairing, and the record of how it came about. */
export function derived(solve: PairingSystem['solve']): Pick<PairingSystem, 'pair' | 'trace'> {
  return {
    pair(task, options) {
      const round = solve(task, options);
      return round.ok ? ok(round.value.pairing) : round;
    },
    trace(task) {
      const round = solve(task);
      return round.ok ? round.value.steps : [];
    },
  };
}

type LateParts = { readonly [Part in 'boards' | 'brackets' | 'steps']: () => SolvedRound[Part] };

/** A solved round whose explanations are made when they are first asked for. */
export function solvedRound(pairing: Pairing, parts: LateParts): SolvedRound {
  return new LateRound(pairing, parts);
}

/** A class, because an object with getters of its own takes as long to make as to pair three boards. */
class LateRound implements SolvedRound {
  readonly pairing: Pairing;
  private readonly parts: LateParts;
  private readonly known: { -readonly [Part in keyof LateParts]?: SolvedRound[Part] } = {};

  constructor(pairing: Pairing, parts: LateParts) {
    this.pairing = pairing;
    this.parts = parts;
  }

  get boards() {
    return (this.known.boards ??= this.parts.boards());
  }

  get brackets() {
    return (this.known.brackets ??= this.parts.brackets());
  }

  get steps() {
    return (this.known.steps ??= this.parts.steps());
  }
}
