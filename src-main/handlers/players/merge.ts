/** Two entries of one person become one, with the games of both and an entry in the log. */
import {
  appearsInRounds,
  draftedRounds,
  hasBegun,
  hasBoard,
  publishedRounds,
  roundOfBoth,
  type EventDraft,
  type Player,
  type Tournament,
  type TournamentState,
} from '../../../src-engine/index.ts';
import { texts } from '../../texts.ts';
import type { Desk } from '../desk.ts';
import { notThere } from '../refusals.ts';
import { refusal, refuse, type CommandsOf } from '../reply.ts';
import { keepingApart } from '../settings/apart-later.ts';
import { mergedFields } from './merged-fields.ts';
import { standingConsequences } from './merged-standing.ts';
import { transact, type Plan } from '../transact.ts';
import { discarding } from '../results/corrections.ts';

/** The entry to keep first: that with a FIDE ID, then that with games, then the earlier one. */
export function keptFirst(tournament: Tournament, [a, b]: readonly [Player, Player]): [Player, Player] {
  const gamesOf = ({ id }: Player) => tournament.rounds.filter((round) => hasBoard(round, id)).length;
  const order = Number(b.fideId !== '') - Number(a.fideId !== '') || gamesOf(b) - gamesOf(a) || a.id - b.id;
  return order <= 0 ? [a, b] : [b, a];
}

/** Why two entries cannot be one person, `''` where they can. */
export function mergeObstacle(tournament: Tournament, a: Player, b: Player): string {
  const both = roundOfBoth(tournament, a.id, b.id);
  return both === null ? '' : texts.audit.bothPlayed(a.name, b.name, both);
}

export function mergeCommands(desk: Desk): CommandsOf<'players.merge'> {
  return {
    'players.merge': ({ kept: keptId, gone: goneId, confirmed }) =>
      Promise.resolve(
        transact(desk, { command: 'players.merge', confirmed }, (state, log) => {
          const { tournament } = state;
          const [kept, gone] = [keptId, goneId].map((id) =>
            tournament.players.find((player) => player.id === id),
          );
          if (kept === undefined || gone === undefined || kept === gone)
            return refuse(notThere(texts.refusals.gone.thisPlayer));
          const obstacle = mergeObstacle(tournament, kept, gone);
          return obstacle === ''
            ? keepingApart(log, planMerge(state, kept, gone))
            : refuse(
                refusal('both-played', obstacle, texts.audit.twoWhoPlayed, { players: [keptId, goneId] }),
              );
        }),
      ),
  };
}

function planMerge(state: TournamentState, kept: Player, gone: Player): Plan<null> {
  const { tournament } = state;
  const words = texts.audit;
  const { after, filled, dropped } = mergedFields(tournament.rules, kept, gone);
  const discarded = draftedRounds(tournament);
  const payload = {
    kept: kept.id,
    name: kept.name,
    gone: gone.id,
    goneName: gone.name,
    after,
    leaving: 'stays',
  } as const;
  const drafts: EventDraft[] = [
    ...discarding(discarded),
    { kind: hasBegun(tournament) ? 'players-merged-late' : 'players-merged', payload },
  ];
  // What a draft has of them is discarded with it.
  const played = { ...tournament, rounds: tournament.rounds.slice(0, publishedRounds(tournament)) };
  const games = played.rounds.filter((round) => hasBoard(round, gone.id)).length;
  const consequences = [
    words.goes(gone.name, gone.tpn),
    ...filled.map((each) => texts.events.change(each.field, each.kept, each.gone)),
    ...dropped.map((each) => texts.events.stays(each.field, each.kept, each.gone)),
    ...standingConsequences(state, kept, gone),
    ...discarded.map(words.draftGoes),
    ...(games > 0 ? [words.gamesMove(games, kept.name)] : []),
    ...byesThatFall(played, kept, gone).map(({ name, round }) => words.byeFalls(name, round)),
    ...(appearsInRounds(tournament, gone.id) && gone.tpn > 0 && kept.tpn > 0 ? [words.numbersClose] : []),
  ];
  const article = hasBegun(tournament) ? 'C.04.2 4.4' : 'C.04.2 2.3';
  return {
    drafts,
    value: null,
    question: { act: words.mergeAct(kept.name, gone.name), consequences, article },
  };
}

/** Byes of either entry in rounds that the other one played or had a bye in. */
function byesThatFall({ rounds }: Tournament, kept: Player, gone: Player): { name: string; round: number }[] {
  return rounds.flatMap((round, index) => {
    const hasBye = ({ id }: Player) => round.unpaired.some(({ player }) => player === id);
    const falls = (one: Player, other: Player) => hasBye(one) && hasBoard(round, other.id);
    const fallen = falls(kept, gone)
      ? kept
      : falls(gone, kept) || (hasBye(kept) && hasBye(gone))
        ? gone
        : null;
    return fallen === null ? [] : [{ name: fallen.name, round: index + 1 }];
  });
}
