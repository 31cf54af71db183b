/** Why a round cannot be paired, in the words that the arbiter reads. */
import {
  wholeNames,
  type Constraint,
  type PairingFailure,
  type PlayerId,
  type Tournament,
} from '../../../src-engine/index.ts';
import type { Refusal } from '../../ipc/contract.ts';
import { refusal } from '../reply.ts';
import { texts } from '../../texts.ts';

/** `conflict` is the smallest set of constraints without which the round could be paired; empty for none. */
export function pairingRefusal(
  failure: PairingFailure,
  tournament: Tournament,
  conflict: readonly Constraint[] = [],
): Refusal {
  const known = wholeNames(tournament.players);
  const nameOf = (id: PlayerId): string => known.get(id) ?? texts.roundHandling.player(id);
  if (conflict.length > 0) {
    const { constraints: say } = texts;
    return refusal('constraints-in-conflict', say.conflict(conflict.map((each) => say.group(each, nameOf))), {
      article: 'C.05 5.2',
      players: [...new Set(conflict.flatMap(({ players }) => players))],
    });
  }
  // Everybody is named: whoever reads it has to act for each of them.
  const names = (players: readonly PlayerId[]) => texts.app.series(players.map(nameOf));
  return refusal(failure.code, texts.pairing.failure(failure, names), {
    ...(failure.article === undefined ? {} : { article: failure.article }),
    ...('players' in failure ? { players: failure.players } : {}),
  });
}
