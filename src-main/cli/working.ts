/** The working of tie-breaks on the command line. */
import {
  foldedText,
  adjustmentOf,
  entryOf,
  formatPoints,
  parseTieBreak,
  teamWorkingOf,
  workingOf,
  type PlayerId,
  type Standings,
  type StandingsOptions,
  type TeamEvent,
  type TeamStandings,
  type TieBreakCode,
  type Tournament,
  type Working,
  type WorkingLine,
} from '../../src-engine/index.ts';
import { en } from '../../src-engine/texts/index.ts';
import { columns } from './columns.ts';

/** The player whose starting number or (part of the) name is given; null for none or several. */
export function playerOfWord({ players }: Tournament, word: string): PlayerId | null {
  return participantOfWord(
    players.map(({ id, tpn, name }) => ({ id, number: tpn, name })),
    word,
  );
}

/** The number of the team whose number or (part of the) name is given; null for none or several. */
export function teamOfWord({ teams }: Tournament, word: string): number | null {
  return participantOfWord(
    teams.map(({ name }, index) => ({ id: index + 1, number: index + 1, name })),
    word,
  );
}

function participantOfWord(
  participants: readonly { readonly id: number; readonly number: number; readonly name: string }[],
  word: string,
): number | null {
  const wanted = foldedText(word);
  const found = participants.filter(({ number, name }) =>
    /^\d+$/.test(word) ? number === Number(word) : foldedText(name).includes(wanted),
  );
  const exact = found.filter(({ name }) => foldedText(name) === wanted);
  return (exact.length === 1 ? exact : found.length === 1 ? found : [])[0]?.id ?? null;
}

/** What the workings of players and of teams have in common. */
type AnyWorking = Omit<Working, 'player'>;

/** The working of every value in a player's row. */
export function playerWorkings(
  tournament: Tournament,
  player: PlayerId,
  { tieBreaks }: Standings,
  options: StandingsOptions,
): AnyWorking[] {
  return tieBreaks.flatMap((code) => {
    const outcome = workingOf(tournament, player, code, options);
    return outcome.ok ? [outcome.value] : [];
  });
}

/** The working of every value in a team's row; `team` is its number. */
export function teamWorkings(
  tournament: Tournament,
  event: TeamEvent,
  team: number,
  { tieBreaks }: TeamStandings,
  options: StandingsOptions,
): AnyWorking[] {
  return tieBreaks.flatMap((code) => {
    const outcome = teamWorkingOf(tournament, event, team, code, options);
    return outcome.ok ? [outcome.value] : [];
  });
}

/** Workings as plain data; `numbers` gives the printed number of every participant. */
export function workingsAsJson(workings: readonly AnyWorking[], numbers: ReadonlyMap<number, number>) {
  return workings.map((working) => ({
    code: working.code,
    name: en.tieBreakNames.title(working.tieBreak),
    article: `C.07 ${working.article}`,
    articles: working.articles.map((article) => `C.07 ${article}`),
    text: working.text,
    value: working.value.value / working.value.scale,
    sum: en.tieBreaks.sum(working),
    problem: working.problem === null ? null : en.tieBreaks.problem(working.problem),
    lines: working.lines.map((line) => ({
      round: line.round,
      opponent: numbers.get(line.opponent) ?? null,
      points: line.points / 10,
      contribution: line.amount / working.value.scale,
      cut: line.cut,
      treatment: line.treatment,
      note: noteOf(line, working),
      article: `C.07 ${line.article}`,
    })),
    encounters: working.encounters.map(({ article, scale, rows }) => ({
      article: `C.07 ${article}`,
      rows: rows.map(({ player: id, sum, met }) => ({ player: numbers.get(id), score: sum / scale, met })),
    })),
  }));
}

/** Workings as lines of text, under a title; `names` gives number and name of every participant. */
export function workingsAsText(
  title: string,
  workings: readonly AnyWorking[],
  names: ReadonlyMap<number, string>,
): string {
  const parts = workings.map((working) => {
    const { code, tieBreak, problem, value } = working;
    const head = `${code} ${value.shown || '–'} – ${en.tieBreakNames.title(tieBreak)} (${en.tieBreaks.articles(working)})`;
    const meaning = en.tieBreaks.meanings[codeOf(working)];
    const notes = [en.tieBreaks.tie(working), problem === null ? '' : en.tieBreaks.problem(problem)];
    const objection = notes.filter((note) => note !== '').map((note) => `  ${note}`);
    const sum = en.tieBreaks.sum(working);
    const total = sum === '' || value.shown === '' ? [] : [`  ${sum} = ${value.shown}`];
    const lines = [...linesOf(working, names), ...encountersOf(working, names)];
    return [head, `  ${meaning}`, ...objection, ...lines, ...total, ''].join('\n');
  });
  return [en.singleCommands.working.of(title), '', ...parts].join('\n');
}

function codeOf({ code }: AnyWorking): TieBreakCode {
  const parsed = parseTieBreak(code);
  if (!parsed.ok) throw new Error(`A working with the unreadable code ${code}.`);
  return parsed.value.code;
}

function linesOf(working: AnyWorking, names: ReadonlyMap<number, string>): string[] {
  const { decimals } = entryOf(codeOf(working));
  const rows = working.lines.map((line) => [
    `  R${line.round}`,
    names.get(line.opponent) ?? '–',
    formatPoints(line.points),
    (line.amount / working.value.scale).toFixed(decimals),
    noteOf(line, working),
    `C.07 ${line.article}`,
  ]);
  return columns(rows, new Set([1, 4, 5]));
}

function noteOf(line: WorkingLine, working: AnyWorking): string {
  const code = codeOf(working);
  return [en.tieBreaks.treatment(line, code, adjustmentOf(line, code)), en.tieBreaks.cut(line.cut)]
    .filter((text) => text !== '')
    .join('; ');
}

function encountersOf({ encounters }: AnyWorking, names: ReadonlyMap<number, string>): string[] {
  return encounters.flatMap(({ article, scale, rows }) => [
    en.singleCommands.working.separate(article),
    ...columns(
      rows.map(({ player, sum, met }) => [
        `    ${names.get(player)!}`,
        en.tieBreaks.amount(sum, scale),
        en.singleCommands.working.from(met, rows.length - 1),
      ]),
      new Set([0, 2]),
    ),
  ]);
}
