/** What accepting a reviewed report stores, and what is asked before: C.02, imports that break rules. */
import { BLANK_STATE, hasLeftFideMode, type EventDraft } from '../../../src-engine/index.ts';
import { en } from '../../../src-engine/texts/index.ts';
import { texts } from '../../texts.ts';
import { fideObjections, leavingFideMode, textOfObjection, whyNotOfFide } from '../settings/fide-mode.ts';
import type { Question } from '../transact.ts';
import type { WaitingImport } from './report-imports.ts';

export interface ImportPlan {
  readonly drafts: readonly EventDraft[];
  /** Null where nothing speaks against the report. */
  readonly question: Question | null;
}

/**
 * Plans an import: what the file did not tell goes into the log; each round that the rules do not give asks at level 3
 * and goes into the report; a system, a text or values that are not FIDE's leave FIDE mode, unless that was left before.
 * `today` is ISO 8601.
 */
export function importPlan({ tournament, fileName, review }: WaitingImport, today: string): ImportPlan {
  const { importing } = texts.handling;
  const assumed = review.deviations
    .filter(({ line }) => line === 0)
    .map(({ text, takenAs }) => en.handling.importing.assumed(text, takenAs));
  const rounds = review.roundDifferences.filter(({ weight }) => weight === 'summary');
  const objections = hasLeftFideMode(tournament)
    ? []
    : fideObjections(tournament.rules, tournament.info, today);
  const drafts: EventDraft[] = [
    {
      kind: 'tournament-imported',
      payload: { tournament, format: review.format, fileName, ...(assumed.length > 0 ? { assumed } : {}) },
    },
    ...rounds.map(({ round, text }): EventDraft => ({
      kind: 'import-against-rules',
      payload: { round, text: text.replace(/\.$/, '') },
    })),
    ...(objections.length > 0 ? leavingFideMode(BLANK_STATE, whyNotOfFide(objections)) : []),
  ];
  if (rounds.length === 0 && objections.length === 0) return { drafts, question: null };
  const consequences = [
    ...(objections.length > 0 ? [texts.entries.rules.endsFideMode] : []),
    ...objections.map((objection) => textOfObjection(objection)),
    ...(rounds.length > 0 ? [importing.against(rounds.length)] : []),
    ...rounds.map(({ round, text }) => importing.round(round, text)),
  ];
  return {
    drafts,
    question: { act: importing.act, consequences, article: objections[0]?.article ?? 'C.04.2 1.5' },
  };
}
