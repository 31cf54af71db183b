/** Records that name teams and rounds but no matches: 250, 260 and 299 where teams are paired, and 013 beside 310. */
import { readRecord, slice } from './columns.ts';
import {
  ACCELERATION_RECORD,
  ADJUSTMENT_RECORD,
  KINDS_OF_ADJUSTMENT,
  OLD_TEAM_RECORD,
  PROHIBITION_RECORD,
} from './records.ts';
import type { SourceLine } from './lines.ts';
import type { TeamFile } from './team-file.ts';

const FIRST_OF_PROHIBITION = PROHIBITION_RECORD.repeat!.columns.player.from;
const FIRST_OF_OLD_TEAM = OLD_TEAM_RECORD.repeat!.columns.player.from;
/** A range to round 999 is how programs write "to the last round". */
const TO_THE_END = 999;

function checkTeams(
  event: TeamFile,
  line: SourceLine,
  groups: readonly { readonly player: number }[],
  first: number,
): void {
  groups.forEach(({ player: team }, index) => {
    if (team !== 0) event.isTeam(team, line, first + 5 * index);
  });
}

/** A range of rounds, from 1 to the declared number; one that is reversed or lies beyond is reported. */
function checkRounds(
  event: TeamFile,
  line: SourceLine,
  rounds: { readonly firstRound: number; readonly lastRound: number },
  columns: typeof ACCELERATION_RECORD.columns | typeof PROHIBITION_RECORD.columns,
): void {
  const { firstRound, lastRound } = rounds;
  if (firstRound < 1 || lastRound < firstRound) {
    event.report('team-record-unreadable', line, columns.firstRound.from, line.text);
  } else if (!event.isRound(lastRound) && lastRound !== TO_THE_END) {
    event.disagrees(line, columns.lastRound.from, String(lastRound));
  }
}

/** Compares the teams and rounds of 250, 260 and 299 with those of the event. */
export function checkTeamScopes(event: TeamFile): void {
  for (const { line, fields } of event.records(ACCELERATION_RECORD)) {
    const { firstPlayer, lastPlayer, matchPoints, points } = fields;
    const { columns } = ACCELERATION_RECORD;
    checkRounds(event, line, fields, columns);
    event.isTeam(firstPlayer, line, columns.firstPlayer.from);
    if (lastPlayer !== 0) event.isTeam(lastPlayer, line, columns.lastPlayer.from);
    const isReversed = lastPlayer !== 0 && lastPlayer < firstPlayer;
    if (isReversed || (matchPoints === null && points === null))
      event.report('team-record-unreadable', line, 5, line.text);
  }
  for (const { line, fields, groups } of event.records(PROHIBITION_RECORD)) {
    checkRounds(event, line, fields, PROHIBITION_RECORD.columns);
    checkTeams(event, line, groups, FIRST_OF_PROHIBITION);
  }
  for (const line of event.file.tagged('299')) checkAdjustment(event, line);
}

/** Words of 299 behind the kind. The official sample has them a column or two before their places, so words are read. */
const WORD = /\S+/g;

function checkAdjustment(event: TeamFile, line: SourceLine): void {
  const { kind, round } = ADJUSTMENT_RECORD.columns;
  const letter = slice(line.text, kind.from, kind.to).trim().toUpperCase();
  const words = [...line.text.slice(kind.to).matchAll(WORD)].map(({ 0: text, index }) => {
    return { text, column: kind.to + 1 + index };
  });
  const points = words.filter(({ text }) => /^[+-]?\d+\.\d$/.test(text));
  const numbers = words.filter(({ text }) => /^\d+$/.test(text));
  const isKind = letter === '' || KINDS_OF_ADJUSTMENT.has(letter);
  if (!isKind || points.length === 0 || points.length + numbers.length < words.length) {
    event.report('team-record-unreadable', line, kind.from, line.text);
    return;
  }
  for (const { text, column } of numbers) {
    const value = Number(text);
    if (column > round.to) event.isTeam(value, line, column);
    else if (value !== 0 && !event.isRound(value)) event.disagrees(line, column, text);
  }
}

/** A team of 013 that 310 has under the same name has the same players in the same order. */
export function checkOldTeams(event: TeamFile): void {
  const byName = new Map([...event.teams.values()].map((team) => [team.name, team]));
  for (const line of event.file.tagged('013')) {
    const { fields, groups } = readRecord(OLD_TEAM_RECORD, line.text, () => undefined);
    const team = byName.get(fields.name);
    if (team === undefined) continue;
    const due = team.players.map((id) => event.numbering.number(id));
    const told = groups.map(({ player }) => player);
    const place = Array.from({ length: Math.max(due.length, told.length) }).findIndex(
      (_, index) => due[index] !== told[index],
    );
    if (place < 0) continue;
    event.disagrees(line, FIRST_OF_OLD_TEAM + 5 * place, String(told[place] ?? ''), String(due[place] ?? ''));
  }
}
