/** The working of a player's tie-breaks on the command line. */
import {
  entryOf,
  formatPoints,
  MEANING_OF_TIE_BREAK,
  parseTieBreak,
  textOfCut,
  textOfTreatment,
  workingOf,
  type PlayerId,
  type Standings,
  type StandingsOptions,
  type TieBreakCode,
  type Tournament,
  type Working,
  type WorkingLine,
} from '../../src-engine/index.ts';
import { columns } from './columns.ts';

/** The player whose starting number or (part of the) name is given; null for none or several. */
export function playerOfWord(tournament: Tournament, word: string): PlayerId | null {
  const number = /^\d+$/.test(word) ? Number(word) : null;
  const wanted = word.toLowerCase();
  const found = tournament.players.filter(({ tpn, name }) =>
    number === null ? name.toLowerCase().includes(wanted) : tpn === number,
  );
  const exact = found.filter(({ name }) => name.toLowerCase() === wanted);
  return (exact.length === 1 ? exact : found.length === 1 ? found : [])[0]?.id ?? null;
}

function workingsOf(
  tournament: Tournament,
  player: PlayerId,
  standings: Standings,
  options: StandingsOptions,
): Working[] {
  return standings.tieBreaks.flatMap((code) => {
    const outcome = workingOf(tournament, player, code, options);
    return outcome.ok ? [outcome.value] : [];
  });
}

/** Every value of the player with its contributions, as plain data. */
export function workingAsJson(
  tournament: Tournament,
  player: PlayerId,
  standings: Standings,
  options: StandingsOptions,
) {
  const numbers = new Map(tournament.players.map(({ id, tpn }) => [id, tpn]));
  return workingsOf(tournament, player, standings, options).map((working) => ({
    code: working.code,
    article: `C.07 ${working.article}`,
    value: working.value.value / working.value.scale,
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

/** Every value of the player with its contributions, as lines of text. */
export function workingAsText(
  tournament: Tournament,
  player: PlayerId,
  standings: Standings,
  options: StandingsOptions,
): string {
  const names = new Map(tournament.players.map(({ id, name, tpn }) => [id, `${tpn} ${name}`]));
  const parts = workingsOf(tournament, player, standings, options).map((working) => {
    const head = `${working.code} ${working.value.shown || '–'} – ${working.name} (C.07 ${working.article})`;
    const meaning = MEANING_OF_TIE_BREAK[codeOf(working)];
    return [head, `  ${meaning}`, ...linesOf(working, names), ...encountersOf(working, names), ''].join('\n');
  });
  return [`\nWorking of ${names.get(player)!}, ${scoreOf(standings, player)} points`, '', ...parts].join(
    '\n',
  );
}

function scoreOf(standings: Standings, player: PlayerId): string {
  const row = standings.rows.find((one) => one.player === player);
  return row === undefined ? '–' : formatPoints(row.points);
}

function codeOf({ code }: Working): TieBreakCode {
  const parsed = parseTieBreak(code);
  if (!parsed.ok) throw new Error(`A working with the unreadable code ${code}.`);
  return parsed.value.code;
}

function linesOf(working: Working, names: ReadonlyMap<PlayerId, string>): string[] {
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

function noteOf(line: WorkingLine, working: Working): string {
  return [textOfTreatment(line, codeOf(working)), textOfCut(line.cut)]
    .filter((text) => text !== '')
    .join('; ');
}

function encountersOf({ encounters }: Working, names: ReadonlyMap<PlayerId, string>): string[] {
  return encounters.flatMap(({ article, scale, rows }) => [
    `  separate standings (C.07 ${article})`,
    ...columns(
      rows.map(({ player, sum, met }) => [
        `    ${names.get(player)!}`,
        String(Number((sum / scale).toFixed(3))),
        `from ${met} of ${rows.length - 1}`,
      ]),
      new Set([0, 2]),
    ),
  ]);
}
