/**
 * FIDE mode: a tournament is run by FIDE's rules from its beginning on, until an action that they do not allow. Then it
 * has left FIDE mode for good, its report says so, and no undo brings it back.
 */
import {
  isBaku,
  isInForce,
  systemOf,
  tieBreakTextAt,
  valueObjections,
  type EventDraft,
  type Tournament,
  type TournamentState,
  type ValueObjection,
} from '../../../src-engine/index.ts';
import { en, systemName, type Catalogue } from '../../../src-engine/texts/index.ts';
import { texts } from '../../texts.ts';
import type { Desk } from '../desk.ts';
import { refusal, refuse, type CommandsOf } from '../reply.ts';
import { transact } from '../transact.ts';

/** C.04.2 1.1: a system that FIDE has published; 1.2: an acceleration of FIDE’s. Both in a text in force. */
const ARTICLES = {
  'system-not-of-fide': 'C.04.2 1.1',
  'text-superseded': 'C.04.2 1.1',
  'acceleration-not-of-fide': 'C.04.2 1.2',
  'acceleration-superseded': 'C.04.2 1.2',
  'tie-breaks-superseded': 'C.07',
} as const;

/** Why an event is not run by FIDE's rules. */
export interface FideObjection {
  readonly code: ValueObjection['code'] | keyof typeof ARTICLES;
  readonly article: string;
  /** Identity of the system, for the sentence. */
  readonly system: string;
}

/**
 * What in the rules of an event is not FIDE's: a system that is none of the Handbook's, a text of it, of acceleration or of the
 * tie-breaks that was no longer in force when the event began, virtual points that are not Baku's, values that FIDE does not
 * allow. `today` (ISO 8601) stands for a start that is not known.
 */
export function fideObjections(tournament: Tournament, today: string): readonly FideObjection[] {
  const { info, rules } = tournament;
  const { system: id, scoring } = rules;
  const isOfFide = systemOf(id)?.traits.ofFide ?? false;
  const day = info.startDate === '' ? today.slice(0, 10) : info.startDate;
  const found: readonly (readonly [holds: boolean, code: keyof typeof ARTICLES])[] = [
    [!isOfFide, 'system-not-of-fide'],
    [isOfFide && !isInForce(id, day), 'text-superseded'],
    [!isBaku(tournament), 'acceleration-not-of-fide'],
    [rules.acceleration === 'baku-2017' && !isInForce('dutch-2017', day), 'acceleration-superseded'],
    [rules.tieBreakText < tieBreakTextAt(day), 'tie-breaks-superseded'],
  ];
  return [
    ...found.flatMap(([holds, code]) => (holds ? [{ code, article: ARTICLES[code], system: id }] : [])),
    ...valueObjections(scoring).map((objection) => ({ ...objection, system: id })),
  ];
}

/** An objection as a sentence. */
export function textOfObjection(
  { code, system }: FideObjection,
  { handling, systems }: Catalogue = texts,
): string {
  return handling.notOfFide[code](systemName(system, systems));
}

/** The same in the fixed English of the log. */
export function whyNotOfFide(objections: readonly FideObjection[]): string {
  return objections.map((objection) => textOfObjection(objection, en).replace(/\.$/, '')).join('; ');
}

/** The entry that goes with an action which FIDE's rules do not allow; none where FIDE mode was left already. */
export function leavingFideMode({ fideMode }: TournamentState, why: string): EventDraft[] {
  return fideMode ? [{ kind: 'fide-mode-left', payload: { why } }] : [];
}

export function fideModeCommands(desk: Desk): CommandsOf<'settings.leaveFideMode'> {
  return {
    'settings.leaveFideMode': async ({ confirmed }) =>
      transact(desk, { command: 'settings.leaveFideMode', confirmed }, (state) => {
        const drafts = leavingFideMode(state, en.roundHandling.byDecision);
        if (drafts.length === 0) return refuse(refusal('fide-mode-left', texts.entries.rules.fideModeEnded));
        const question = {
          act: texts.entries.rules.endFideMode,
          consequences: [texts.entries.rules.endsFideMode],
        };
        return { drafts, value: null, question };
      }),
  };
}
