/** Whether the pairings of an event were known beforehand (C.07 Art. 15.2). */
import type { Tournament } from '../model/tournament.ts';

const PREDETERMINED_SYSTEM = /robin|berger|scheveningen|schiller/i;

/**
 * True for round robins and other fixed schedules. The system of the rules decides, or the type in the report's
 * heading, or a code of record 192 that the program does not know. In an imported event that names no system at
 * all, a schedule in which everybody meets everybody equally often in the least number of rounds decides (at least
 * five players, since four players may well meet all others in a Swiss of three rounds).
 */
export function isPredetermined(tournament: Tournament): boolean {
  const { rules, info, keptRecords } = tournament;
  const unknownCodes = keptRecords.map(({ line }) => line).filter((line) => line.startsWith('192 '));
  if ([rules.system, info.type, ...unknownCodes].some((text) => PREDETERMINED_SYSTEM.test(text))) return true;
  if (unknownCodes.length > 0 || namesSystem(tournament)) return false;
  return isCompleteSchedule(tournament);
}

/** True when the program paired the rounds itself or the imported file has a record of the system. */
function namesSystem({ rounds, file }: Tournament): boolean {
  return rounds.some(({ system }) => system !== '') || file?.order.includes('system') === true;
}

function isCompleteSchedule(tournament: Tournament): boolean {
  const size = tournament.players.length;
  const rounds = tournament.rounds.length;
  const cycle = size % 2 === 0 ? size - 1 : size;
  if (size < 5 || rounds === 0 || rounds % cycle !== 0) return false;
  const meetings = new Map<string, number>();
  for (const { boards } of tournament.rounds) {
    for (const { white, black } of boards) {
      const pair = white < black ? `${white} ${black}` : `${black} ${white}`;
      meetings.set(pair, (meetings.get(pair) ?? 0) + 1);
    }
  }
  const cycles = rounds / cycle;
  return (
    meetings.size === (size * (size - 1)) / 2 && [...meetings.values()].every((count) => count === cycles)
  );
}
