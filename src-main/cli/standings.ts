/** `wallchart standings FILE`: standings of a report by any list of tie-breaks, with the working of one player. */
import { parseArgs } from 'node:util';
import {
  formatPoints,
  readTrf,
  standingsOf,
  textOfTieBreakProblem,
  TIE_BREAK_TEXTS,
  type Standings,
  type StandingsFilter,
  type StandingsOptions,
  type TieBreakText,
  type Tournament,
} from '../../src-engine/index.ts';
import { columns } from './columns.ts';
import type { CliIo } from './io.ts';
import { playerOfWord, workingAsJson, workingAsText } from './working.ts';

const USAGE = `Usage: wallchart standings FILE [options]
  --tie-breaks LIST    codes of C.07 in order, for example BH/C1,BH,SB,DE (default: those of the file)
  --explain PLAYER     working of every value of a player (starting number or part of the name)
  --round N            standings after round N
  --text 2024|2026     text of C.07 (default: by the first day of the event)
  --round-robin        pairings known beforehand (default: found out from the file)
  --swiss              pairings not known beforehand
  --leave-out-unrated  rating tie-breaks leave unrated opponents out instead of being dropped
  --sex m|w  --federation FED  --club NAME  --born-from YEAR  --born-to YEAR
  --rating-from N  --rating-to N     list only these players
  --json               one JSON object instead of a table
`;

const OPTIONS = {
  'tie-breaks': { type: 'string' },
  explain: { type: 'string' },
  round: { type: 'string' },
  text: { type: 'string' },
  'round-robin': { type: 'boolean' },
  swiss: { type: 'boolean' },
  'leave-out-unrated': { type: 'boolean' },
  sex: { type: 'string' },
  federation: { type: 'string' },
  club: { type: 'string' },
  'born-from': { type: 'string' },
  'born-to': { type: 'string' },
  'rating-from': { type: 'string' },
  'rating-to': { type: 'string' },
  json: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const;

/**
 * Prints the standings. Exit codes: 0 done; 1 a tie-break of the list could not be read or the player of
 * `--explain` was not found; 2 wrong usage or unreadable file.
 */
export async function run(args: string[], io: CliIo): Promise<number> {
  const parsed = parse(args, io);
  if (typeof parsed === 'number') return parsed;
  const { file, values } = parsed;
  const tournament = read(file, io);
  if (tournament === null) return 2;
  const options = standingsOptions(values);
  if (typeof options === 'string') {
    io.stderr(`${options}\n`);
    return 2;
  }
  const standings = standingsOf(tournament, options);
  const explained = values.explain === undefined ? null : playerOfWord(tournament, values.explain);
  if (values.explain !== undefined && explained === null) {
    io.stderr(`No single player is meant by “${values.explain}”.\n`);
    return 1;
  }
  if (values.json === true) {
    const working =
      explained === null ? {} : { working: workingAsJson(tournament, explained, standings, options) };
    io.stdout(`${JSON.stringify({ ...standingsAsJson(tournament, standings), ...working }, null, 1)}\n`);
  } else {
    io.stdout(standingsAsText(tournament, standings));
    if (explained !== null) io.stdout(workingAsText(tournament, explained, standings, options));
  }
  for (const problem of standings.problems) io.stderr(`${textOfTieBreakProblem(problem)}\n`);
  return standings.problems.some(({ code }) => UNREADABLE.has(code)) ? 1 : 0;
}

const UNREADABLE: ReadonlySet<string> = new Set([
  'unknown-tie-break',
  'self-defined-tie-break',
  'unknown-modifier',
  'modifier-not-allowed',
  'modifier-repeated',
  'teams-only',
]);

type Values = ReturnType<typeof parseValues>['values'];

function parseValues(args: string[]) {
  return parseArgs({ args, options: OPTIONS, allowPositionals: true });
}

function parse(args: string[], io: CliIo): number | { file: string; values: Values } {
  try {
    const { values, positionals } = parseValues(args);
    if (values.help === true) {
      io.stdout(USAGE);
      return 0;
    }
    if (positionals.length === 1) return { file: positionals[0]!, values };
    io.stderr(USAGE);
  } catch (error) {
    io.stderr(`${(error as Error).message}\n${USAGE}`);
  }
  return 2;
}

function read(file: string, io: CliIo): Tournament | null {
  let bytes: Uint8Array;
  try {
    bytes = io.readFile(file);
  } catch (error) {
    io.stderr(`${file} cannot be read: ${(error as Error).message}\n`);
    return null;
  }
  const reading = readTrf(decoded(bytes));
  if (reading.ok) return reading.value.tournament;
  const { code, line } = reading.failure;
  io.stderr(`${file} is not a readable report (${code}${line === undefined ? '' : `, line ${line}`}).\n`);
  return null;
}

function decoded(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** The options of the engine, or a sentence that says what is wrong with them. */
function standingsOptions(values: Values): StandingsOptions | string {
  const numbers = ['round', 'born-from', 'born-to', 'rating-from', 'rating-to'] as const;
  const wrong = numbers.find((name) => values[name] !== undefined && !/^\d+$/.test(values[name]));
  if (wrong !== undefined) return `--${wrong} wants a number.`;
  const { text, sex, federation, club } = values;
  if (text !== undefined && !TIE_BREAK_TEXTS.includes(text as TieBreakText)) return '--text is 2024 or 2026.';
  if (sex !== undefined && sex !== 'm' && sex !== 'w') return '--sex is m or w.';
  const filter: StandingsFilter = {
    ...(sex !== undefined && { sex }),
    ...(federation !== undefined && { federation }),
    ...(club !== undefined && { club }),
    ...(values['born-from'] !== undefined && { bornFrom: Number(values['born-from']) }),
    ...(values['born-to'] !== undefined && { bornTo: Number(values['born-to']) }),
    ...(values['rating-from'] !== undefined && { ratingFrom: Number(values['rating-from']) }),
    ...(values['rating-to'] !== undefined && { ratingTo: Number(values['rating-to']) }),
  };
  const codes = values['tie-breaks']?.split(',').map((code) => code.trim());
  return {
    filter,
    ...(codes !== undefined && { tieBreaks: codes.filter((code) => code !== '') }),
    ...(values.round !== undefined && { afterRound: Number(values.round) }),
    ...(text !== undefined && { text: text as TieBreakText }),
    ...(values['round-robin'] === true && { predetermined: true }),
    ...(values.swiss === true && { predetermined: false }),
    ...(values['leave-out-unrated'] === true && { unrated: 'leave-out' as const }),
  };
}

function standingsAsJson(tournament: Tournament, standings: Standings) {
  const players = new Map(tournament.players.map((player) => [player.id, player]));
  const { afterRound, text, provisional, predetermined, tieBreaks, openGames, problems } = standings;
  return {
    name: tournament.info.name,
    afterRound,
    text,
    provisional,
    roundRobin: predetermined,
    tieBreaks,
    openGames,
    problems: problems.map((problem) => ({ code: problem.code, text: textOfTieBreakProblem(problem) })),
    rows: standings.rows.map(({ rank, sharedRank, drawnByLot, player, points, values }) => ({
      rank,
      sharedRank,
      drawnByLot,
      startingNumber: players.get(player)!.tpn,
      name: players.get(player)!.name,
      points: points / 10,
      tieBreaks: Object.fromEntries(values.map(({ code, value, scale }) => [code, value / scale])),
      shown: values.map(({ shown }) => shown),
    })),
  };
}

function standingsAsText(tournament: Tournament, standings: Standings): string {
  const players = new Map(tournament.players.map((player) => [player.id, player]));
  const head = ['Rank', 'No.', 'Name', 'Rtg', 'Pts', ...standings.tieBreaks];
  const rows = standings.rows.map(({ rank, sharedRank, player, points, values, annulled }) => {
    const { tpn, name, rating } = players.get(player)!;
    const place = rank === sharedRank ? String(rank) : `${rank} (${sharedRank})`;
    const shown = values.map((value) => value.shown);
    return [
      place,
      String(tpn),
      annulled ? `${name} *` : name,
      String(rating),
      formatPoints(points),
      ...shown,
    ];
  });
  const title = `${tournament.info.name || 'Standings'} – ${standings.provisional ? 'provisional ' : ''}standings after round ${standings.afterRound} (C.07 ${standings.text})`;
  const notes = [
    ...(standings.openGames.length > 0 ? [`${standings.openGames.length} games without a final result`] : []),
    ...(standings.rows.some(({ annulled }) => annulled)
      ? ['* less than half of the games played: not counted']
      : []),
  ];
  return [title, '', ...columns([head, ...rows], new Set([2])), ...notes, ''].join('\n');
}
