/**
 * C.07 written out a second time, slowly and with fractions of points as plain numbers: no table, no cache, no
 * shared code with the program beyond the model. Used to compare on random events.
 */
import {
  cellsOf,
  pointsOfCell,
  type Cell,
  type TieBreakText,
  type Tournament,
} from '../../src-engine/index.ts';

export interface Literal {
  readonly buchholz: (player: number, cut?: number) => number;
  readonly sonnebornBerger: (player: number, cut?: number) => number;
  readonly foreBuchholz: (player: number) => number;
  readonly averageOfBuchholz: (player: number) => number | null;
}

interface Contribution {
  readonly opponentScore: number;
  readonly value: number;
  readonly vur: boolean;
}

export function literalOf(tournament: Tournament, text: TieBreakText): Literal {
  const { scoring, rounds } = tournament.rules;
  const cells = cellsOf(tournament);
  const pointsOf = (cell: Cell): number => pointsOfCell(cell, scoring) / 10;
  return {
    buchholz: (player, cut = 0) => sum(cutLowest(contributions(player, false, false), cut)),
    sonnebornBerger: (player, cut = 0) => sum(cutLowest(contributions(player, true, false), cut)),
    foreBuchholz: (player) => sum(contributions(player, false, true)),
    averageOfBuchholz: (player) => {
      const met = cells.get(player)!.filter((cell) => wasPlayed(cell));
      if (met.length === 0) return null;
      const total = met.reduce((all, { opponent }) => all + sum(contributions(opponent, false, false)), 0);
      return Math.floor((total / met.length) * 100 + 0.5 + 1e-9) / 100;
    },
  };

  /** The player's rounds, the final one drawn where it was paired and `fore` holds. */
  function roundsOf(player: number, fore: boolean): { cell: Cell; points: number; game: boolean }[] {
    const own = cells.get(player)!;
    return own.map((cell, index) => {
      const drawn = fore && index === own.length - 1 && cell.opponent !== 0;
      return { cell, points: drawn ? 0.5 : pointsOf(cell), game: drawn || wasPlayed(cell) };
    });
  }

  function scoreOf(player: number, fore: boolean): number {
    return roundsOf(player, fore).reduce((all, { points }) => all + points, 0);
  }

  /** 16.3 */
  function adjustedScore(player: number, fore: boolean): number {
    const own = roundsOf(player, fore);
    return own.reduce((all, { cell, points, game }, index) => {
      const later = own.slice(index + 1);
      const requested = !game && isRequested(cell);
      const onlyVurs = later.every(
        (round) => !round.game && (isRequested(round.cell) || round.cell.code === '-'),
      );
      return all + (requested && onlyVurs ? 0.5 : points);
    }, 0);
  }

  /** 16.4 */
  function contributions(player: number, weighted: boolean, fore: boolean): Contribution[] {
    return roundsOf(player, fore).map(({ cell, points, game }): Contribution => {
      let opponentScore: number;
      if (game) opponentScore = adjustedScore(cell.opponent, fore);
      else {
        opponentScore = scoreOf(player, fore);
        if (text === '2026') {
          const isForfeit = cell.opponent !== 0;
          const most = isForfeit ? adjustedScore(cell.opponent, fore) : 0.5 * rounds;
          opponentScore = Math.min(opponentScore, most);
        }
      }
      const vur = !game && (isRequested(cell) || cell.code === '-');
      return { opponentScore, value: weighted ? points * opponentScore : opponentScore, vur };
    });
  }
}

/**
 * 14.1 with 16.5: the higher one of the lowest VUR contribution (of equal ones that of the lower score) and the least
 * significant contribution.
 */
function cutLowest(all: Contribution[], cut: number): Contribution[] {
  let left = [...all];
  for (let count = 0; count < cut; count++) {
    const least = [...left].sort((a, b) => a.opponentScore - b.opponentScore || a.value - b.value)[0];
    const lowestVur = left
      .filter(({ vur }) => vur)
      .sort((a, b) => a.value - b.value || a.opponentScore - b.opponentScore)[0];
    if (least === undefined) return [];
    const gone = lowestVur !== undefined && lowestVur.value >= least.value ? lowestVur : least;
    left = left.filter((one) => one !== gone);
  }
  return left;
}

function sum(contributions: readonly Contribution[]): number {
  return contributions.reduce((all, { value }) => all + value, 0);
}

function wasPlayed({ code }: Cell): boolean {
  return code !== null && '10=WDL?'.includes(code);
}

function isRequested({ code, opponent }: Cell): boolean {
  return code === 'H' || code === 'Z' || (code === null && opponent === 0);
}
