/** Why the boards of the Burstein System are as they are, in the articles of C.04.4.2. */
import type { Competitor } from '../../history/competitor.ts';
import type { PlayerId } from '../../model/player.ts';
import { obstacleTo } from '../frame/meeting.ts';
import type { BoardGrounds } from '../frame/text.ts';
import type { Reason } from '../reason.ts';
import type { BracketAssessment, Pairing, PairingTask } from '../system.ts';
import { rankingBy } from './opposition.ts';
import type { BursteinBoard, Edition } from './pairing.ts';

type PairReason = Extract<Reason, { code: 'burstein-pair' }>;

/** Why a board is as it is: the lowest who was left, or who was passed over and why. */
export function groundsOf(edition: Edition, { made, colours }: BursteinBoard): BoardGrounds {
  const { bracket, first, second } = made;
  const { players, opponents, score } = bracket;
  const taken = new Set(opponents.slice(0, first));
  let lowest = players.length - 1;
  while (taken.has(lowest)) lowest--;
  const over = players[lowest]!;
  const isPassed = lowest !== second;
  return {
    reason: {
      code: 'burstein-pair',
      article: `${edition.chapter} ${edition.orderArticle}`,
      player: players[first]!.id,
      opponent: players[second]!.id,
      numbers: [first + 1, second + 1],
      points: score,
      over: isPassed ? { player: over.id, number: lowest + 1 } : null,
      because: isPassed ? causeAgainst(edition, players[first]!, over) : null,
    },
    colour: colours.reason,
  };
}

function causeAgainst(edition: Edition, player: Competitor, over: Competitor): PairReason['because'] {
  return obstacleTo(player, over, edition.mayMeet(player, over)) ?? 'criteria';
}

/** The first player of the bracket, by opposition, who has another opponent in the second round. */
export function orderReason(
  edition: Edition,
  task: PairingTask,
  [a, b]: readonly [PlayerId, PlayerId],
  rounds: readonly [now: Pairing, then: Pairing],
  { score, residents, movedDown }: BracketAssessment,
): Extract<Reason, { code: 'burstein-order' }> {
  const inside = new Set([...residents, ...movedDown]);
  const bracket = edition.entrants(task, task.competitors).filter(({ id }) => inside.has(id));
  const ranked = rankingBy(edition.opposition(task))(bracket);
  const [now, then] = rounds.map(({ pairs }) => {
    const opponent = new Map(
      pairs.flatMap(({ white, black }) => [[white, black] as const, [black, white] as const]),
    );
    return ranked.map(({ id }) => ranked.findIndex((other) => other.id === opponent.get(id)));
  });
  const place = now!.findIndex((opponent, at) => opponent !== then![at]);
  const numberOf = (at: number) => (at === -1 ? null : at + 1);
  return {
    code: 'burstein-order',
    article: `${edition.chapter} ${edition.orderArticle}`,
    ...{ a, b, group: score! },
    player: ranked[place]!.id,
    now: now![place]! + 1,
    then: numberOf(then![place]!),
  };
}
