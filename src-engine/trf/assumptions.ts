/** What a report does not tell and every tournament has, so that something had to be assumed. */
import type { Points } from '../model/points.ts';
import type { TrfReading } from './read.ts';

/** What was assumed, with the value that was taken; points in tenths. */
export type TrfAssumption =
  | { readonly code: 'rounds'; readonly rounds: number }
  | { readonly code: 'system-by-day' | 'system-by-text' | 'system-by-games'; readonly system: string }
  | { readonly code: 'tie-breaks'; readonly tieBreaks: readonly string[] }
  | { readonly code: 'points'; readonly win: Points; readonly draw: Points; readonly bye: Points }
  | { readonly code: 'initial-colour' | 'start-date' };

const SCORING_TAGS = ['162', 'XXS', 'BBW', 'BBD', 'BBL', 'BBZ', 'BBF', 'BBU'];

/**
 * Everything that the tournament of a reading has and its file does not tell, in the order of the records. A TRF26 without
 * 162 tells 1, ½, 0: so says its text.
 */
export function assumptionsOf(reading: TrfReading): readonly TrfAssumption[] {
  const { tournament, format, lineOfTag, systemSource, pairsTeams } = reading;
  const { info, rules } = tournament;
  const { scoring, system } = rules;
  const tells = (...tags: string[]) => tags.some((tag) => lineOfTag.has(tag));
  const all: readonly (readonly [isAssumed: boolean, assumption: TrfAssumption])[] = [
    [info.startDate === '', { code: 'start-date' }],
    [!reading.namesRounds, { code: 'rounds', rounds: rules.rounds }],
    [rules.initialColour === null && tournament.rounds.length === 0, { code: 'initial-colour' }],
    [
      format !== 'trf26' && !tells(...SCORING_TAGS),
      {
        code: 'points',
        win: scoring.whiteWin,
        draw: scoring.whiteDraw,
        bye: scoring.pairingAllocatedBye,
      },
    ],
    [systemSource === 'date' && !pairsTeams, { code: 'system-by-day', system }],
    [systemSource === '092', { code: 'system-by-text', system }],
    [systemSource === 'games', { code: 'system-by-games', system }],
    [!reading.namesTieBreaks, { code: 'tie-breaks', tieBreaks: rules.tieBreaks }],
  ];
  return all.flatMap(([isAssumed, assumption]) => (isAssumed ? [assumption] : []));
}
