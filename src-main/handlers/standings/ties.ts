/** Ties that no tie-break decides, settled by lot or by hand (C.07 4.2), and values of tie-breaks of the event's own. */
import {
  byLot,
  isOutsideCode,
  outsideValuesOf,
  playersById,
  publishedPart,
  standingsOf,
  type PlayerId,
  type Standings,
  type Tournament,
  type TournamentState,
} from '../../../src-engine/index.ts';
import type { Refusal } from '../../ipc/contract.ts';
import type { Desk } from '../desk.ts';
import { notThere } from '../refusals.ts';
import { refusal, refuse, type CommandsOf } from '../reply.ts';
import { transact } from '../transact.ts';
import { texts } from '../../texts.ts';

type TieCommand = 'standings.drawLots' | 'standings.rankByHand' | 'standings.setOutside';

/** Players of the event who share a rank, and that rank. */
interface Tie {
  readonly place: number;
  readonly players: readonly PlayerId[];
}

export function tieCommands(desk: Desk): CommandsOf<TieCommand> {
  return {
    'standings.drawLots': async ({ afterRound, player, confirmed }) =>
      transact(desk, { command: 'standings.drawLots', confirmed }, ({ tournament }) => {
        const found = tieOf(tournament, afterRound, player);
        if ('code' in found) return refuse(found);
        const { place, players } = found;
        const seed = tournament.rules.lotSeed;
        const order = [...players].sort(byLot(seed));
        const { lots } = texts.ties;
        return {
          drafts: [{ kind: 'tie-settled', payload: { afterRound, by: 'lot', order, seed, place, why: '' } }],
          value: { players: order.length },
          question: {
            act: lots.act,
            consequences: [
              lots.among(players.length, place),
              lots.names(namesOf(tournament, players)),
              lots.repeatable,
            ],
            article: 'C.07 4.2',
          },
        };
      }),

    'standings.rankByHand': async ({ afterRound, order, why: typed, confirmed }) =>
      transact(desk, { command: 'standings.rankByHand', confirmed }, ({ tournament }) => {
        const { hand, notTheTie, notTheTieAdvice } = texts.ties;
        const [first] = order;
        if (first === undefined) return refuse(refusal('not-the-tie', notTheTie, notTheTieAdvice));
        const found = tieOf(tournament, afterRound, first);
        if ('code' in found) return refuse(found);
        const { place, players } = found;
        if (order.length !== players.length || !players.every((id) => order.includes(id)))
          return refuse(refusal('not-the-tie', notTheTie, notTheTieAdvice));
        const why = typed.trim();
        if (why === '') return refuse(refusal('reason-missing', hand.whyMissing));
        return {
          drafts: [
            { kind: 'tie-settled', payload: { afterRound, by: 'hand', order, seed: null, place, why } },
          ],
          value: null,
          question: {
            act: hand.act,
            consequences: [hand.order(namesOf(tournament, order)), hand.arbiter],
            article: 'C.07 4.2',
          },
        };
      }),

    'standings.setOutside': async ({ code, values }) =>
      transact(desk, { command: 'standings.setOutside' }, ({ tournament }) => {
        const problem = outsideProblem(tournament, code, values);
        if (problem !== null) return refuse(problem);
        const was = outsideValuesOf(tournament.outsideValues ?? [], code)?.values ?? null;
        const next = values.map(({ player, value }) => [player, value] as const);
        if (JSON.stringify(next) === JSON.stringify(was ?? [])) return { drafts: [], value: null };
        return {
          drafts: [{ kind: 'outside-values-set', payload: { code, values: next, was } }],
          value: null,
        };
      }),
  };
}

/** The tie that a player is in after a round; why there is none to be settled otherwise. */
function tieOf(whole: TournamentState['tournament'], afterRound: number, player: PlayerId): Tie | Refusal {
  const tournament = publishedPart(whole);
  const own = tournament.players.find(({ id }) => id === player);
  if (own === undefined || afterRound > tournament.rounds.length) return notThere(texts.refusals.gone.row);
  const standings = standingsOf(tournament, { afterRound });
  const { notTied, gamesOpen, gamesOpenAdvice } = texts.ties;
  if (standings.openGames.length > 0)
    return refusal('games-open', gamesOpen(standings.openGames.length), gamesOpenAdvice, {
      article: 'C.04.2 3.1',
    });
  return tieIn(standings, player) ?? refusal('not-tied', notTied(own.name));
}

/** Null where the player shares the rank with nobody. */
function tieIn({ rows }: Standings, player: PlayerId): Tie | null {
  const place = rows.find((row) => row.player === player)?.sharedRank;
  const tied = rows.filter(({ sharedRank }) => sharedRank === place);
  return place === undefined || tied.length < 2 ? null : { place, players: tied.map((row) => row.player) };
}

function outsideProblem(
  { rules, players }: Tournament,
  code: string,
  values: readonly { readonly player: PlayerId }[],
): Refusal | null {
  const { unknownCode, unknownCodeAdvice } = texts.ties.outside;
  if (!isOutsideCode(code) || !rules.tieBreaks.includes(code))
    return refusal('tie-break-unknown', unknownCode(code), unknownCodeAdvice);
  const named = new Set(values.map(({ player }) => player));
  const known = players.filter(({ id }) => named.has(id)).length;
  return known === values.length ? null : notThere(texts.refusals.gone.listedPlayer);
}

function namesOf(tournament: Tournament, ids: readonly PlayerId[]): string[] {
  const players = playersById(tournament);
  return ids.map((id) => players.get(id)!.name);
}
