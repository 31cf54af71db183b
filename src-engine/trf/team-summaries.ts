/**
 * Records 801 and 802: for people, the results of each team. Writers put the totals into different columns, the official
 * sample among them, so words are read here, not columns. Source: TRF26, informative records for teams.
 */
import type { Points } from '../model/points.ts';
import { readPoints } from './codecs.ts';
import type { SourceFile, SourceLine } from './lines.ts';

interface Word {
  readonly text: string;
  /** 1-based. */
  readonly column: number;
}

/** A match as a summary tells it. */
export interface MatchOfSummary extends Word {
  readonly kind: 'match';
  readonly opponent: number;
  readonly colour: 'w' | 'b';
  readonly isForfeit: boolean;
  /** Whether a forfeited match was won. */
  readonly isWon: boolean;
  /** Results of the boards, `1`, `=`, `0`, `+` or `-` each; `''` in 802. */
  readonly results: string;
  /** Places in the team's list of the players on the boards, 0 for an empty one; `''` where not told. */
  readonly order: string;
  /** Game points; null where the record tells results of boards only. */
  readonly points: Points | null;
}

/** A round as a summary tells it. */
export type SummaryRound = MatchOfSummary | (Word & { readonly kind: 'bye'; readonly bye: string });

/** A record of TRF26 on one team in all its rounds; `team` is its number. */
export interface TeamSummary {
  readonly line: SourceLine;
  readonly team: number;
  readonly matchPoints: Word;
  readonly gamePoints: Word;
  readonly rounds: readonly SummaryRound[];
}

/** First column of the team's number. */
export const TEAM_OF_SUMMARY = 5;

/** Number, nickname, match points and game points; the rounds follow. */
const HEADS = {
  '801': /^801 ([ \d]{2}) .{5} +(\S+) +(\S+)/d,
  '802': /^802 ([ \d]{3}) .{5} +(\S+) +(\S+)/d,
} as const;

/** `16 w  2.5`, `24 b  0.0f` or `FPB    4.0`. */
const ROUND_OF_802 = /(?:(\d{1,3}) +([wb])|(PAB|[FHZ]PB)) +(\d+\.\d)([fF]?)(?= |$)/g;
/** `16 b =100 1234`, `24 b ----` or `FFFF`. A number before a colour is the next opponent. */
const ROUND_OF_801 = /(?:(\d{1,3}) +([wb]) +([10=WDL+-]+)(?: (\d+)(?! +[wb] ))?|(U+|F+|H+|Z+))(?= |$)/gi;

const BYE_OF_LETTER: Readonly<Record<string, string>> = { U: 'PAB', F: 'FPB', H: 'HPB', Z: 'ZPB' };

/** Results of 801 in the signs of rated games. */
const SIGN_OF_LETTER: Readonly<Record<string, string>> = { W: '1', D: '=', L: '0' };

function rounds801(text: string, from: number): SummaryRound[] {
  return [...text.matchAll(ROUND_OF_801)].map(({ 0: found, index, ...groups }) => {
    const word = { text: found, column: from + index };
    const { 1: opponent, 2: colour, 3: signs, 4: order = '', 5: bye } = groups;
    if (bye !== undefined) return { ...word, kind: 'bye', bye: BYE_OF_LETTER[bye[0]!.toUpperCase()]! };
    const results = signs!.toUpperCase().replaceAll(/[WDL]/g, (letter) => SIGN_OF_LETTER[letter]!);
    return {
      ...word,
      kind: 'match',
      opponent: Number(opponent),
      colour: colour!.toLowerCase() as 'w' | 'b',
      isForfeit: /^(\++|-+)$/.test(results),
      isWon: results.startsWith('+'),
      results,
      order,
      points: null,
    };
  });
}

function rounds802(text: string, from: number): SummaryRound[] {
  return [...text.matchAll(ROUND_OF_802)].map(({ 0: found, index, ...groups }) => {
    const word = { text: found, column: from + index };
    const { 1: opponent, 2: colour, 3: bye, 4: value, 5: sign } = groups;
    if (bye !== undefined) return { ...word, kind: 'bye', bye };
    const points = readPoints(value!)?.value ?? null;
    return {
      ...word,
      kind: 'match',
      opponent: Number(opponent),
      colour: colour as 'w' | 'b',
      isForfeit: sign !== '',
      isWon: (points ?? 0) > 0,
      results: '',
      order: '',
      points,
    };
  });
}

function summaryOf(line: SourceLine, tag: keyof typeof HEADS): TeamSummary | null {
  const head = HEADS[tag].exec(line.text);
  if (head === null) return null;
  const word = (group: number) => ({ text: head[group]!, column: head.indices![group]![0] + 1 });
  const from = head[0].length;
  const rest = line.text.slice(from);
  return {
    line,
    team: Number(head[1]),
    matchPoints: word(2),
    gamePoints: word(3),
    rounds: tag === '801' ? rounds801(rest, from + 1) : rounds802(rest, from + 1),
  };
}

/** The summaries of a file; `unreadable` is called for a line that is none. */
export function summariesOf(file: SourceFile, unreadable: (line: SourceLine) => void): TeamSummary[] {
  return (['801', '802'] as const).flatMap((tag) =>
    file.tagged(tag).flatMap((line) => {
      const summary = summaryOf(line, tag);
      if (summary === null) unreadable(line);
      return summary ?? [];
    }),
  );
}
