/** Which kind of rating an event uses. */
import type { Pace } from './player.ts';
import type { TournamentInfo } from './tournament.ts';

/** Moves that the time of a game is reckoned for (B.02 1.1). */
const MOVES = 60;
const RAPID_SECONDS = 60 * 60;
const BLITZ_SECONDS = 10 * 60;

/** Seconds that a player has for 60 moves by a code such as `40/5400+30:1800+30`; null where it is none. */
function secondsOf(code: string): number | null {
  const periods = code.split(':').map((period) => /^(?:(\d+)\/)?(\d+)(?:\+(\d+))?$/.exec(period.trim()));
  if (periods.includes(null)) return null;
  const base = periods.reduce((sum, period) => sum + Number(period![2]), 0);
  return base + MOVES * Number(periods.at(-1)![3] ?? 0);
}

/** Longest time of a game in minutes; a greater number is seconds, and belongs into the encoded time control. */
const MOST_MINUTES = 300;

/**
 * The code (TRF26 record 222, seconds) of what people write, `90+30` or `90 min + 30 s a move`: minutes for the game and
 * seconds a move. `''` for other words.
 */
export function encodedTimeControlOf(words: string): string {
  const said =
    /^\s*(\d{1,3})\s*(?:min\w*|')?\s*\+\s*(\d{1,2})\s*(?:s|sec\w*|")?(?:\s*(?:a|per|\/)\s*move)?\s*$/i.exec(
      words,
    );
  if (said === null || Number(said[1]) > MOST_MINUTES) return '';
  return `${Number(said[1]) * 60}+${Number(said[2])}`;
}

/** Seconds that each player has for 60 moves, by the encoded time control, else by its words; null where neither tells. */
export function secondsForGame({
  encodedTimeControl,
  timeControl,
}: Pick<TournamentInfo, 'encodedTimeControl' | 'timeControl'>): number | null {
  return secondsOf(encodedTimeControl) ?? secondsOf(encodedTimeControlOf(timeControl));
}

/**
 * The kind of rating that an event is played for: by its encoded time control (seconds), else by its time control as
 * `90+30`, else by the words in it, else standard. Blitz is up to 10 minutes for 60 moves, rapid less than 60 minutes.
 */
export function paceOf({ encodedTimeControl, timeControl, name }: TournamentInfo): Pace {
  const seconds = secondsForGame({ encodedTimeControl, timeControl });
  if (seconds !== null) {
    return seconds <= BLITZ_SECONDS ? 'blitz' : seconds < RAPID_SECONDS ? 'rapid' : 'standard';
  }
  const words = `${timeControl} ${name}`;
  return /\bblitz\b/i.test(words) ? 'blitz' : /\brapid/i.test(words) ? 'rapid' : 'standard';
}
