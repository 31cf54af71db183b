/** What accepting a reviewed report stores, and what is asked before: C.02, imports that break rules. */
import {
  BLANK_STATE,
  hasLeftFideMode,
  withoutDueVirtualPoints,
  type EventDraft,
} from '../../../src-engine/index.ts';
import { en } from '../../../src-engine/texts/index.ts';
import { texts } from '../../texts.ts';
import { fideObjections, leavingFideMode, textOfObjection, whyNotOfFide } from '../settings/fide-mode.ts';
import type { Question } from '../transact.ts';
import type { WaitingImport } from './report-imports.ts';

/** A report that says so already is not told so once more each time that it comes and goes. */
const SAYS_UNCHECKED = /^### Import @ .* imported unchecked/;

interface ImportPlan {
  readonly drafts: readonly EventDraft[];
  /** Null where nothing speaks against the report. */
  readonly question: Question | null;
}

/**
 * Plans an import: what the file did not tell goes into the log; each round that the rules do not give asks at level 3
 * and goes into the report, and so do rounds that could not be compared with the rules; a system, a text or values that are
 * not FIDE's leave FIDE mode, unless that was left before.
 * `today` is ISO 8601.
 */
export function importPlan(
  { tournament, fileName, review, stored }: WaitingImport,
  today: string,
): ImportPlan {
  const { importing } = texts.handling;
  const assumed = stored.deviations
    .filter(({ line }) => line === 0)
    .map(({ text, takenAs }) => en.handling.importing.assumed(text, takenAs));
  const summariesOf = ({ roundDifferences }: typeof review) =>
    roundDifferences.filter(({ weight }) => weight === 'summary');
  const rounds = summariesOf(review);
  // A round that agrees before corrections is asked about too: nothing but a comment of the file tells them.
  const against = rounds.filter(({ agreesBefore }) => agreesBefore !== true);
  const { playedRounds, checkedRounds } = review;
  const unchecked = checkedRounds < playedRounds;
  const objections = hasLeftFideMode(tournament) ? [] : fideObjections(tournament, today);
  const drafts: EventDraft[] = [
    {
      kind: 'tournament-imported',
      payload: {
        tournament: withoutDueVirtualPoints(tournament),
        format: review.format,
        fileName,
        ...(assumed.length > 0 ? { assumed } : {}),
      },
    },
    ...summariesOf(stored).map(({ round, text }): EventDraft => ({
      kind: 'import-against-rules',
      payload: { round, text: text.replace(/\.$/, '') },
    })),
    ...(unchecked && !tournament.keptRecords.some(({ line }) => SAYS_UNCHECKED.test(line))
      ? [{ kind: 'import-against-rules', payload: { round: playedRounds, text: '', unchecked } } as const]
      : []),
    ...(objections.length > 0 ? leavingFideMode(BLANK_STATE, whyNotOfFide(objections)) : []),
  ];
  if (rounds.length === 0 && objections.length === 0 && !unchecked) return { drafts, question: null };
  const consequences = [
    ...(objections.length > 0 ? [texts.entries.rules.endsFideMode] : []),
    ...objections.map((objection) => textOfObjection(objection)),
    ...(against.length > 0 ? [importing.against(against.length)] : []),
    ...rounds.map(({ round, text }) => importing.round(round, text)),
    ...(unchecked ? [importing.unchecked] : []),
  ];
  return {
    drafts,
    question: {
      act: importing.act,
      level: unchecked ? 3 : 0,
      consequences,
      article: objections[0]?.article ?? 'C.04.2 1.5',
    },
  };
}
