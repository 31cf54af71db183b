/** Title norms, as they stand with what is on the wall. */
import {
  normDetailOf,
  playersById,
  publishedPart,
  shortNames,
  titlesOf,
  type NameOf,
  type NormDetail,
  type NormWatch,
  type Tournament,
} from '../../../src-engine/index.ts';
import { conditionGroups } from '../../documents/norm-words.ts';
import type { NormDetailView, NormLine, NormsView } from '../../ipc/contract.ts';
import { texts } from '../../texts.ts';
import type { Desk } from '../desk.ts';
import { nameOfPlayer } from '../names.ts';
import { noDocument } from '../refusals.ts';
import { answer, refusal, refuse, type QueriesOf } from '../reply.ts';

/**
 * Everybody's norms are worked out in a thread, since a large event takes longer than a result may wait. `detailOf` works out
 * one of them; tests pass their own.
 */
export function normsQueries(desk: Desk, detailOf = normDetailOf): QueriesOf<'norms.view' | 'norms.detail'> {
  return {
    'norms.view': async () => {
      const state = desk.state();
      if (state === null) return refuse(noDocument());
      const tournament = publishedPart(state.tournament);
      return answer(normsView(tournament, await desk.workers.run('norms', { tournament })));
    },
    'norms.detail': ({ player, norm }) =>
      desk.read((_, whole) => {
        const tournament = publishedPart(whole);
        const detail = detailOf(tournament, player, norm);
        return detail === null
          ? refuse(refusal('no-norm', texts.norms.none))
          : answer(detailView(tournament, detail));
      }),
  };
}

function normsView(tournament: Tournament, { obstacles, from, watching, rows }: NormWatch): NormsView {
  const players = playersById(tournament);
  return {
    obstacles: obstacles.map((code) => texts.norms.obstacles[code]),
    from,
    watching,
    rows: rows.map((row) => {
      const player = players.get(row.player)!;
      return {
        player: nameOfPlayer(player),
        federation: player.federation,
        norm: row.title,
        verdict: row.verdict,
        points: row.score,
        needs: texts.norms.needs(row),
      };
    }),
  };
}

function detailView(tournament: Tournament, detail: NormDetail): NormDetailView {
  const { row, choice, excluded, next } = detail;
  const nameOf = namesIn(tournament);
  const words = texts.norms;
  const { title: norm } = row;
  return {
    player: row.player,
    norm,
    verdict: row.verdict,
    headline: words.headline(row, choice.tally.performance),
    notes: notesOf(detail),
    groups: conditionGroups(detail, norm, nameOf, texts),
    leftOut: [
      ...excluded.map(({ round, opponent, reason }) => ({ round, opponent, why: words.exclusion(reason) })),
      ...choice.beaten.map(({ round, opponent }) => ({ round, opponent, why: words.sheet.leftOut })),
      ...choice.later.map(({ round, opponent }) => ({ round, opponent, why: words.sheet.later })),
    ].map(({ round, opponent, why }) => texts.app.about(`${words.round(round)} ${nameOf(opponent)}`, why)),
    next: next.map(({ round, opponent }) => ({
      round,
      opponent: opponent === null ? words.unknownOpponent : opponentWords(tournament, opponent.opponent),
    })),
    lines: linesOf(detail),
  };
}

function namesIn({ players }: Tournament): NameOf {
  const shorts = shortNames(players);
  return (id) => shorts.get(id)!;
}

/** `Stark, IM, CZE 2486` */
function opponentWords(tournament: Tournament, id: number): string {
  const player = playersById(tournament).get(id)!;
  const { federation, rating } = player;
  return [
    namesIn(tournament)(id),
    titlesOf(player),
    [federation, rating === 0 ? '' : `${rating}`].join(' ').trim(),
  ]
    .filter((part) => part !== '')
    .join(', ');
}

function notesOf({ row, choice, usesExemption, ways }: NormDetail): string[] {
  const words = texts.norms;
  return [
    words.basis(choice.basis),
    usesExemption ? words.sheet.exemptionUsed : '',
    row.games < 9 ? '' : words.ways(ways),
    words.confirm,
  ].filter((note) => note !== '');
}

function linesOf({ outlook, needs, row }: NormDetail): NormLine[] {
  return outlook.map(({ results, points, verdict, suitable }, index) => {
    const need = needs[index] ?? null;
    const short = need === null ? '' : texts.norms.needShort(need, row.title);
    const some = suitable === null ? '' : texts.norms.suitable(suitable.players, suitable.of);
    return { results, points, verdict, needs: verdict === 'if' ? short || some : '' };
  });
}
