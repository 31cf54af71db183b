/** What the certificates of title norms say (B.01 1.8): one for each norm that is made. */
import {
  CODE_OF_UNPAIRED,
  cellsOf,
  isFideFederation,
  normDetailOf,
  normsMadeIn,
  officialRatingOf,
  playersById,
  pointsOfCode,
  shortNames,
  signOfCode,
  surnameOf,
  type Colour,
  type NormDetail,
  type Player,
  type PlayerId,
  type Title,
  type Tournament,
} from '../../../src-engine/index.ts';
import { endingOnce, joined, systemName } from '../../../src-engine/texts/index.ts';
import { conditionGroups, type ConditionWords } from '../norm-words.ts';
import { imprintOf } from './round-views.ts';
import type { DocumentMeta, View } from './view.ts';
import { texts } from '../words.ts';

/** A label and what is known; `''` leaves a line for the pen. */
export type Fact = readonly [label: string, value: string];

/** A round of the player; without an opponent it has no colour, rating or federation. */
export interface CertifiedGame {
  readonly round: number;
  readonly colour: Colour | null;
  readonly name: string;
  readonly title: Title | null;
  readonly federation: string;
  /** `2009`, `–` for unrated. */
  readonly rating: string;
  /** As it counts in the average, `''` where the game does not. */
  readonly counted: string;
  readonly result: string;
  readonly note: string;
}

export interface NormCertificate {
  /** `IM norm`, and the title in full. */
  readonly norm: string;
  readonly title: string;
  readonly name: string;
  readonly federation: string;
  readonly facts: readonly Fact[];
  readonly figures: readonly Fact[];
  readonly games: readonly CertifiedGame[];
  readonly total: { readonly games: string; readonly ratings: string; readonly score: string };
  readonly conditions: readonly (ConditionWords & { readonly stands: string })[];
  readonly notes: readonly string[];
  /** Who signs, and what is written there. */
  readonly signatures: readonly { readonly who: Fact; readonly what: string }[];
}

export interface NormCertificatesView extends View {
  readonly certificates: readonly NormCertificate[];
}

/** Certificates of the norms of `players`, or of everybody's where they made none or nobody is named. */
export function normCertificatesView(
  tournament: Tournament,
  players: readonly PlayerId[] | null,
  meta: DocumentMeta,
): NormCertificatesView {
  const made = normsMadeIn(tournament);
  const theirs = made.filter(({ player }) => players?.includes(player) === true);
  const wanted = theirs.length > 0 ? theirs : made;
  return {
    imprint: imprintOf(tournament, meta),
    certificates: wanted.map(({ player, title }) =>
      certificateOf(tournament, normDetailOf(tournament, player, title)!),
    ),
  };
}

function certificateOf(tournament: Tournament, detail: NormDetail): NormCertificate {
  const { norms: words, normSheet: sheet } = texts;
  const { row, choice } = detail;
  const { tally } = choice;
  const player = playersById(tournament).get(row.player)!;
  const shorts = shortNames(tournament.players);
  const nameOf = (id: PlayerId) => shorts.get(id) ?? surnameOf(playersById(tournament).get(id)!.name);
  const groups = conditionGroups(detail, row.title, nameOf, texts);
  return {
    norm: words.norm(row.title),
    title: sheet.norm(row.title),
    name: player.name,
    federation: player.federation,
    facts: factsOf(tournament, player),
    figures: [
      [sheet.figures.score, sheet.score(tally.score, tally.games)],
      [sheet.figures.needed, sheet.score(tally.needed ?? 0, tally.games)],
      [sheet.figures.average, `${tally.average}`],
      [sheet.figures.performance, `${tally.performance}`],
    ],
    games: gamesOf(tournament, player, detail),
    total: {
      games: sheet.total(tally.games, tally.federations.size),
      ratings: texts.format.number(tally.ratings.reduce((sum, rating) => sum + rating, 0)),
      score: texts.format.points(tally.score),
    },
    conditions: groups
      .filter(({ group }) => group === 'opponents' || group === 'result')
      .flatMap(({ conditions }) => conditions)
      .map((condition) => ({
        ...condition,
        found: endingOnce(condition.found),
        stands: words.states[condition.state],
      })),
    notes: [...notesOf(detail), ...(player.fideId === '' ? [sheet.noFideId] : [])],
    signatures: [
      { who: [sheet.arbiter, tournament.info.chiefArbiter], what: sheet.signature },
      { who: [sheet.organiser, tournament.info.federation], what: sheet.stamp },
    ],
  };
}

function factsOf({ info, rules }: Tournament, player: Player): Fact[] {
  const { facts } = texts.normSheet;
  const rating = officialRatingOf(player);
  return [
    [facts.fideId, player.fideId],
    [facts.born, player.birth.replaceAll('/00', '')],
    [facts.title, [player.title ?? '–', rating === 0 ? '–' : `${rating}`].join(', ')],
    [facts.federation, player.federation],
    [facts.event, info.name],
    [facts.place, joined([info.city, info.federation])],
    [facts.dates, datesOf(info.startDate, info.endDate)],
    [facts.time, info.timeControl === '' ? info.encodedTimeControl : info.timeControl],
    [facts.system, systemName(rules.system, texts.systems)],
    [facts.rounds, `${rules.rounds}`],
  ];
}

function datesOf(start: string, end: string): string {
  const [first, last] = [start, end].map((date) => texts.format.date(date, 'date'));
  return first === last ? first! : [first, last].filter((date) => date !== '').join(' – ');
}

/** Every round in which something was entered, those that do not count with the reason. */
function gamesOf(tournament: Tournament, player: Player, detail: NormDetail): CertifiedGame[] {
  const players = playersById(tournament);
  const { choice, excluded } = detail;
  const { sheet } = texts.norms;
  const counted = choice.games.map((game, index) => ({
    game,
    rating: choice.tally.ratings[index]!,
    note: notesOfGame(game.federation, player, choice.tally.raised?.opponent === game.opponent),
  }));
  const all = [
    ...counted,
    ...choice.beaten.map((game) => ({ game, rating: null, note: sheet.leftOut })),
    ...choice.later.map((game) => ({ game, rating: null, note: sheet.later })),
    ...excluded.map((game) => ({ game, rating: null, note: texts.norms.exclusion(game.reason) })),
  ];
  const cells = cellsOf(tournament).get(player.id)!;
  return tournament.rounds.flatMap(({ unpaired }, index): CertifiedGame[] => {
    const round = index + 1;
    // A game lost by 1.4.2c is counted, and excluded as a forfeit: the first tells what it is here.
    const known = all.find(({ game }) => game.round === round);
    const sign = signOfCode(cells[index]!.code);
    if (known === undefined) {
      const without = unpaired.find(({ player: id }) => id === player.id);
      const blank = { round, colour: null, name: '', title: null, federation: '', rating: '', counted: '' };
      if (without === undefined) return [];
      const points = pointsOfCode(CODE_OF_UNPAIRED[without.kind], null, tournament.rules.scoring);
      return [{ ...blank, result: '', note: texts.sheets.reasonWithoutGame(without.kind, points) }];
    }
    const { game, rating, note } = known;
    return [
      {
        round,
        colour: game.colour,
        name: players.get(game.opponent)!.name,
        title: game.title,
        federation: game.federation,
        rating: game.rating === 0 ? '–' : `${game.rating}`,
        counted: rating === null ? '' : `${rating}`,
        result: rating === null ? sign : texts.format.points(game.score),
        note,
      },
    ];
  });
}

function notesOfGame(federation: string, player: Player, isRaised: boolean): string {
  const { raised, own } = texts.normSheet;
  const isOwn = federation === player.federation && isFideFederation(federation) && federation !== 'FID';
  return joined([isRaised ? raised : '', isOwn ? own : '']);
}

function notesOf({ row, choice, usesExemption, exemption, event }: NormDetail): string[] {
  const { norms: words, normSheet: sheet } = texts;
  const open = event.filter(({ state, forApplication }) => state === 'confirm' && !forApplication);
  return [
    words.basis(choice.basis),
    sheet.credit(row.credit),
    usesExemption ? words.sheet.exemptionUsed : exemption === null ? '' : sheet.noExemption,
    open.length === 0
      ? ''
      : sheet.toConfirm(open.map((one) => texts.sheets.withArticle(words.eventAsks(one), one.article))),
  ].filter((note) => note !== '');
}
