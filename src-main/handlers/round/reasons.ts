/** The explanations of the rounds looked at last. A worker makes them; the same round is not explained twice. */
import { boardWith, type BoardReason, type Round, type Tournament } from '../../../src-engine/index.ts';
import type { Jobs } from '../../pairing/jobs.ts';
import type { Desk } from '../desk.ts';

type Explained = Jobs['reasons']['value'];

interface Known {
  readonly tournament: Tournament;
  readonly round: number;
  readonly explained: Promise<Explained>;
}

/** How many rounds stay explained. */
const KEPT = 4;

export class Reasons {
  readonly #desk: Desk;
  #known: readonly Known[] = [];

  constructor(desk: Desk) {
    this.#desk = desk;
  }

  /** Reasons and assessment of a recorded round; null where its system is not known. */
  of(tournament: Tournament, round: number): Promise<Explained> {
    const found = this.#known.find(
      (known) => known.round === round && samePast(known.tournament, tournament, round),
    );
    if (found !== undefined) return found.explained;
    const explained = this.#desk.workers.run('reasons', { tournament, round });
    const entry: Known = { tournament, round, explained };
    this.#known = [entry, ...this.#known].slice(0, KEPT);
    explained.catch(() => {
      this.#known = this.#known.filter((known) => known !== entry);
    });
    return explained;
  }
}

/** True when nothing that the pairing of `round` depends on differs: players, rules, results before it, its boards. */
function samePast(a: Tournament, b: Tournament, round: number): boolean {
  if (a.players !== b.players || a.rules !== b.rules) return false;
  for (let index = 0; index < round - 1; index++) if (a.rounds[index] !== b.rounds[index]) return false;
  return samePairing(a.rounds[round - 1], b.rounds[round - 1]);
}

function samePairing(a: Round | undefined, b: Round | undefined): boolean {
  if (a === b) return true;
  if (a === undefined || b === undefined) return false;
  return (
    a.unpaired === b.unpaired &&
    a.system === b.system &&
    a.boards.length === b.boards.length &&
    a.boards.every(({ white, black }, index) => {
      const other = b.boards[index]!;
      return white === other.white && black === other.black;
    })
  );
}

/** The reason of a board, or of the bye for `board` null. */
export function reasonOf(
  reasons: readonly BoardReason[],
  recorded: Round,
  board: number | null,
): BoardReason | undefined {
  if (board === null) return reasons.find(({ black }) => black === null);
  const game = boardWith(recorded, board);
  return reasons.find(({ white, black }) => white === game?.white && black === game.black);
}
