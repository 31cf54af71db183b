/** Standings and the working behind a value. */
import {
  publishedPart,
  newestPlayedRound,
  averageRating,
  cellsOf,
  FIDE_RATINGS,
  isPlayedCode,
  parseTieBreak,
  performanceRating,
  playersById,
  ratingInRound,
  standingsOf,
  articlesOf,
  isOutsideCode,
  outsideValuesOf,
  workingOf,
  type Player,
  type PlayerId,
  type StandingsRow as EngineRow,
  type TieBreakText,
  type Tournament,
} from '../../../src-engine/index.ts';
import { texts } from '../../texts.ts';
import type { StandingsRow, StandingsView } from '../../ipc/contract.ts';
import { workingTerms } from '../../documents/working-terms.ts';
import type { Desk } from '../desk.ts';
import { nameOfPlayer } from '../names.ts';
import { answer, refusal, refuse, type QueriesOf } from '../reply.ts';
import { categoriesOf } from '../../documents/views/categories.ts';

export function standingsQueries(desk: Desk): QueriesOf<'standings.view' | 'standings.working'> {
  return {
    'standings.view': ({ afterRound, category }) =>
      desk.read((_, tournament) => answer(standingsView(tournament, afterRound, category))),
    'standings.working': ({ player, code, afterRound }) =>
      desk.read((_, tournament) => {
        const working = workingOf(publishedPart(tournament), player, code, { afterRound });
        return working.ok
          ? answer(workingTerms(tournament, working.value, texts))
          : refuse(refusal(working.failure.code, texts.tieBreaks.workingFailure(working.failure)));
      }),
  };
}

function standingsView(whole: Tournament, asked: number | null, category: string): StandingsView {
  const tournament = publishedPart(whole);
  const categories = categoriesOf(tournament, texts.standings);
  const chosen = categories.find(({ id }) => id === category) ?? categories[0]!;
  const afterRound = Math.min(asked ?? newestPlayedRound(tournament), tournament.rounds.length);
  const standings = standingsOf(tournament, {
    afterRound,
    filter: chosen.filter,
    withoutExpelled: true,
  });
  const before =
    afterRound < 2
      ? null
      : standingsOf(tournament, {
          afterRound: afterRound - 1,
          filter: chosen.filter,
          withoutExpelled: true,
        });
  // Shared places, as they are shown: lots may fall otherwise when the file is imported elsewhere.
  const rankBefore = new Map(before?.rows.map(({ player, sharedRank }) => [player, sharedRank]));
  const players = playersById(tournament);
  const opponents = opponentsOf(tournament, afterRound);
  const sharedRanks = new Map<number, number>();
  for (const { sharedRank } of standings.rows)
    sharedRanks.set(sharedRank, (sharedRanks.get(sharedRank) ?? 0) + 1);
  return {
    afterRound,
    provisional: standings.provisional,
    openGames: standings.openGames.length,
    text: standings.text,
    columns: standings.tieBreaks.map((code) => ({
      ...columnOf(code, standings.text),
      ranks: standings.ranking.includes(code),
    })),
    outside: outsideOf(tournament),
    categories: categories.map(({ id, group, label, players: size }) => ({
      id,
      group: texts.standings.groups[group],
      label,
      players: size,
    })),
    category: chosen.id,
    rows: standings.rows.map((row): StandingsRow => {
      const player = players.get(row.player)!;
      const { ratings, points } = opponents.get(row.player)!;
      return {
        ...nameOfPlayer(player),
        rank: row.sharedRank,
        shared: sharedRanks.get(row.sharedRank)! > 1,
        settledBy: row.settledBy,
        previousRank: rankBefore.get(row.player) ?? null,
        federation: player.federation,
        club: player.club,
        points: row.points,
        values: row.values.map(({ shown }) => texts.format.figure(shown)),
        averageOpponent: averageRating(ratings),
        performance: performanceRating(points, ratings),
        note: noteOf(player, row),
      };
    }),
  };
}

function columnOf(code: string, text: TieBreakText): Omit<StandingsView['columns'][number], 'ranks'> {
  const parsed = parseTieBreak(code);
  // A column that is no tie-break of the text is one of the event's own: others are left out.
  if (!parsed.ok) return { code, name: texts.ties.outside.columnName, article: texts.ties.outside.article };
  const articles = articlesOf(parsed.value);
  return {
    code,
    name: texts.tieBreakNames.title(parsed.value),
    article: texts.tieBreaks.articles({ articles, text }),
  };
}

/** Codes of the event's own in its list, each with the values that were typed in. */
function outsideOf({ rules, outsideValues = [] }: Tournament): StandingsView['outside'] {
  return rules.tieBreaks.filter(isOutsideCode).map((code) => ({
    code,
    values: (outsideValuesOf(outsideValues, code)?.values ?? []).map(([player, value]) => ({
      player,
      value,
    })),
  }));
}

function noteOf({ withdrawnFrom }: Player, { annulled, settledBy }: EngineRow): string {
  const words = texts.standings;
  const notes = [
    annulled ? words.annulled : withdrawnFrom === null ? '' : words.withdrawnFrom(withdrawnFrom),
    settledBy === null ? '' : texts.ties.settled(settledBy),
  ];
  return notes.filter((note) => note !== '').join(', ');
}

/**
 * Ratings of rated opponents over the board, and the points against them (tenths), by player. In events of over 30 days they
 * are those of the round where tie-breaks take these.
 */
function opponentsOf(tournament: Tournament, afterRound: number) {
  const players = playersById(tournament);
  const cells = cellsOf(tournament, afterRound);
  const { ratingInTieBreaks, tournamentRating = FIDE_RATINGS } = tournament.rules;
  const ratingOf = (player: Player, round: number) =>
    ratingInTieBreaks === 'of-the-round'
      ? ratingInRound(player, round, tournamentRating.method)
      : player.rating;
  const found = new Map<PlayerId, { ratings: number[]; points: number }>();
  for (const { id } of tournament.players) {
    const own = { ratings: [] as number[], points: 0 };
    for (const [at, { opponent, code }] of cells.get(id)!.entries()) {
      const known = players.get(opponent);
      const rating = known === undefined ? 0 : ratingOf(known, at + 1);
      if (rating === 0 || code === null || !isPlayedCode(code)) continue;
      own.ratings.push(rating);
      own.points += '1W'.includes(code) ? 10 : '=D'.includes(code) ? 5 : 0;
    }
    found.set(id, own);
  }
  return found;
}
