/** The working of a tie-break value in words, as the screen and the printed page show it. */
import {
  adjustmentOf,
  parseTieBreak,
  playersById,
  type Player,
  type PlayerId,
  type Tournament,
  type Working,
  type WorkingLine,
} from '../../src-engine/index.ts';
import type { Catalogue } from '../../src-engine/texts/index.ts';
import type { ValueWorkingView } from '../ipc/contract.ts';

type Term = ValueWorkingView['terms'][number];

/** Everything about a working that a reader needs: opponents, contributions, cuts and their reasons, sum, articles. */
export function workingTerms(
  tournament: Tournament,
  working: Working,
  { tieBreaks: words, tieBreakNames, format }: Pick<Catalogue, 'tieBreaks' | 'tieBreakNames' | 'format'>,
): ValueWorkingView {
  const players = playersById(tournament);
  const parsed = parseTieBreak(working.code);
  const code = parsed.ok ? parsed.value.code : null;
  const { scale, shown } = working.value;
  const name = (id: PlayerId): Term['opponent'] => {
    const player = players.get(id);
    return player === undefined ? null : nameOf(player);
  };
  const hasScores = working.lines.some((line) => isWeighted(line, scale));
  const terms = working.lines.map((line): Term => ({
    round: line.round,
    colour: line.colour,
    opponent: name(line.opponent),
    result: format.points(line.points),
    score: hasScores ? words.amount(line.significance, 10) : '',
    contribution: words.amount(line.amount, scale),
    cut: words.cut(line.cut),
    note: code === null ? '' : words.treatment(line, code, adjustmentOf(line, code)),
    article: `C.07 ${line.article}`,
  }));
  const meaning = code === null ? '' : words.meanings[code];
  const problem = working.problem === null ? '' : words.problem(working.problem);
  const sentence = [meaning, words.tie(working), problem].filter((one) => one !== '').join(' ');
  return {
    player: name(working.player)!,
    code: working.code,
    name: tieBreakNames.title(working.tieBreak),
    value: format.figure(shown),
    sentence,
    terms: [...terms, ...encounterTerms(working, name, words)],
    total: words.sum(working),
    article: words.articles(working),
  };
}

function nameOf({ id, tpn, name, title, rating }: Player): ValueWorkingView['player'] {
  return { id, tpn, name, title, rating };
}

/** True where the opponent's score is not itself the contribution, as in Sonneborn-Berger. */
function isWeighted({ significance, amount }: WorkingLine, scale: number): boolean {
  return significance > 0 && significance * scale !== amount * 10 && significance !== amount;
}

/** The separate standings of a direct encounter, one term for each player of the tied group. */
function encounterTerms(
  { encounters }: Working,
  name: (id: PlayerId) => Term['opponent'],
  words: Catalogue['tieBreaks'],
): Term[] {
  return encounters.flatMap(({ article, rows, scale }) =>
    rows.map(({ player, sum, met }): Term => ({
      round: 0,
      colour: null,
      opponent: name(player),
      result: '',
      score: '',
      contribution: words.amount(sum, scale),
      cut: '',
      note: words.metInGroup(met, rows.length - 1),
      article: `C.07 ${article}`,
    })),
  );
}
