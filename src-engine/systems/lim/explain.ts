/** Judging and explaining rounds of the Lim System in the articles of C.04.4.3. */
import { balancingColour } from '../../history/colour-history.ts';
import type { Competitor } from '../../history/competitor.ts';
import { missingColours } from '../frame/colours.ts';
import { rowOf } from '../frame/criterion.ts';
import type { BoardGrounds } from '../frame/text.ts';
import type { Reason } from '../reason.ts';
import type { BracketAssessment, Criterion, Pairing, PairingTask } from '../system.ts';
import type { LimBoard } from './pairing.ts';

const CRITERIA = {
  split: { id: '2.2', article: 'C.04.4.3 2.2', label: 'split-games', unit: 'count' },
  colours: { id: '5.2', article: 'C.04.4.3 5.2', label: 'due-missed', unit: 'count' },
} as const satisfies Record<string, Criterion>;

/** The whole round as one bracket, with the two things that the exchanges of the text are for. */
export function bracketsOf(task: PairingTask, { pairs }: Pairing): BracketAssessment[] {
  const of = (id: number) => task.field.get(id)!;
  const split = pairs.filter(({ white, black }) => of(white).pairingScore !== of(black).pairingScore);
  const missed = missingColours(pairs, (id) => balancingColour(of(id)));
  const rows = [
    rowOf(
      CRITERIA.split,
      [split.length],
      split.flatMap(({ white, black }) => [white, black]),
    ),
    rowOf(CRITERIA.colours, [missed.length], missed),
  ];
  const residents = task.competitors.map(({ id }) => id);
  return [{ score: null, residents, movedDown: [], pairs, downfloaters: [], rows }];
}

/** Why a board is as it is: the step that made it. */
export function groundsOf(board: LimBoard): BoardGrounds {
  return { reason: reasonOf(board), colour: board.colours.reason };
}

function reasonOf({ made, group, floats, players, isMaxi }: LimBoard): Reason {
  const { cause } = made;
  const [player, opponent] = [players[made.player]!, players[made.opponent]!];
  const two = { player: player.id, opponent: opponent.id };
  const chapter = 'C.04.4.3';
  switch (cause.kind) {
    case 'floater': {
      const left = floats.findLast((each) => each.floats.some(({ place }) => place === made.player))!;
      return {
        code: 'lim-floater',
        article: `${chapter} 3.8`,
        ...two,
        from: left.score,
        cause: left.floats.findLast(({ place }) => place === made.player)!.cause,
        due: cause.kept ? 'kept' : dueOf(player, opponent),
        among: isResident(group, made.opponent) ? 'residents' : 'floaters',
        first: group.direction === 'down' ? 'highest' : 'lowest',
        isMaxi,
      };
    }
    case 'kept':
      return { code: 'lim-kept', article: `${chapter} 4.4`, ...two };
    case 'opposite':
      return { code: 'lim-opposite', article: `${chapter} 2.4`, ...two, points: group.score };
    case 'exchanged': {
      const { because } = cause;
      const over = players[cause.over]!.id;
      return { code: 'lim-exchanged', article: `${chapter} 4.1`, ...two, over, because };
    }
    case 'colours': {
      const { before, missed } = cause;
      return { code: 'lim-exchanged-for-colours', article: `${chapter} 5.2`, ...two, before, missed };
    }
  }
}

function isResident({ members }: LimBoard['group'], place: number): boolean {
  return members.find((member) => member.place === place)!.origin === 'resident';
}

/** 3.8: what the opponent is due against what the floater is due. */
export function dueOf(floater: Competitor, opponent: Competitor): 'any' | 'other' | 'none' | 'same' {
  const [own, other] = [balancingColour(floater), balancingColour(opponent)];
  if (own === null) return 'any';
  if (other === null) return 'none';
  return own === other ? 'same' : 'other';
}
