/** What a change of the settings means for a tournament that has begun: C.04.1 1, C.04.2 4.4, C.07. */
import {
  publishedRounds,
  type EventDraft,
  type Rules,
  type Tournament,
  type TournamentInfo,
  type TournamentState,
} from '../../../src-engine/index.ts';
import type { TournamentSettings } from '../../ipc/contract.ts';
import {
  fideObjections,
  LEAVES_FIDE_MODE,
  leavingFideMode,
  textOfObjection,
  whyNotOfFide,
  type FideObjection,
} from './fide-mode.ts';
import { texts } from '../../texts.ts';
import { draftsOfRule, ratingRuleOf } from '../players/ratings.ts';
import type { Plan } from '../transact.ts';

interface RuleFacts {
  readonly name: string;
  /** Decides who plays whom: a round that is only drafted no longer follows. */
  readonly pairs: boolean;
}

const pairing = (name: string): RuleFacts => ({ name, pairs: true });
const ranking = (name: string): RuleFacts => ({ name, pairs: false });

/** Every rule, by what it decides. Rules of pairing are frozen in FIDE mode once round 1 is on the wall. */
const RULES: Readonly<Record<keyof Rules, RuleFacts>> = {
  system: pairing('System'),
  rounds: pairing('Number of rounds'),
  initialColour: pairing('First colour'),
  scoring: pairing('Points'),
  acceleration: pairing('Acceleration'),
  virtualPoints: pairing('Virtual points'),
  prohibitions: pairing('Forbidden pairs'),
  tieBreaks: ranking('Tie-breaks'),
  tieBreakText: ranking('Text of the tie-breaks'),
  tournamentRating: ranking('Tournament rating'),
  ratingSequence: ranking('Ratings that lists are asked for'),
  unratedInTieBreaks: ranking('Unrated players in tie-breaks'),
  lotSeed: pairing('Seed of the lots'),
  correctionMinutes: ranking('Minutes for corrections'),
  maxiTournament: pairing('Maxi-tournament'),
  maximumColourDifference: pairing('Maximum colour difference'),
  numbersByLot: pairing('Numbers by lot'),
  lastRoundsInOrder: pairing('Last two rounds of the first cycle in order'),
};

/**
 * Plans a change of the settings. Before round 1 is on the wall nothing asks, unless a draft of the old rules has to go;
 * afterwards every rule asks at level 4 and goes into the report, and a rule of pairing leaves FIDE mode, as a system,
 * a text or values that are not FIDE's do at any time. Other texts of the heading never ask.
 */
export function planChange(
  state: TournamentState,
  { info, rules }: TournamentSettings,
  today: string,
): Plan<null> {
  const { tournament } = state;
  const changed = (Object.keys(RULES) as (keyof Rules)[]).filter((rule) =>
    differs(tournament.rules, rules, rule),
  );
  const sentences = changed.map(
    (rule) => `${RULES[rule].name}: ${shown(tournament.rules[rule])} is now ${shown(rules[rule])}`,
  );
  const changes = [...changedTexts(tournament.info, info), ...sentences];
  if (changes.length === 0) return { drafts: [], value: null };
  const pairs = changed.some((rule) => RULES[rule].pairs);
  const late = changed.length > 0 && publishedRounds(tournament) > 0;
  const objections = newObjections(tournament, { info, rules }, today);
  const leaves = (late && pairs) || objections.length > 0;
  const discarded = pairs ? draftsOf(tournament) : [];
  const ratings = changed.includes('tournamentRating')
    ? draftsOfRule({ ...tournament, rules }, ratingRuleOf(rules))
    : [];
  const drafts: EventDraft[] = [
    ...discarded.map((round): EventDraft => ({ kind: 'round-discarded', payload: { round } })),
    { kind: late ? 'rules-changed-late' : 'settings-changed', payload: { info, rules, changes } },
    ...ratings,
    ...(leaves
      ? leavingFideMode(state, late && pairs ? sentences.join('; ') : whyNotOfFide(objections))
      : []),
  ];
  const consequences = [
    leaves && state.fideMode ? LEAVES_FIDE_MODE : '',
    ...objections.map((objection) => textOfObjection(objection)),
    ratings.length === 0 ? '' : texts.ratings.tournamentRatingsChange(ratings.length),
    late ? 'Rounds on the wall stay, and the change goes into the report.' : '',
    ...discarded.map((round) => `Round ${round} is drafted by the old rules and is discarded.`),
    ...sentences.map((sentence) => `${sentence}.`),
  ];
  return {
    drafts,
    value: null,
    question: {
      act: 'Change the rules',
      level: discarded.length > 0 ? 3 : 0,
      consequences: consequences.filter((sentence) => sentence !== ''),
      article: objections[0]?.article ?? (pairs ? 'C.04.1 1' : 'C.07'),
    },
  };
}

/** What the change brings that is not FIDE's; what was so before is not asked about again. */
function newObjections(
  { info, rules }: Tournament,
  after: TournamentSettings,
  today: string,
): readonly FideObjection[] {
  const before = new Set(fideObjections(rules, info, today).map(({ code }) => code));
  return fideObjections(after.rules, after.info, today).filter(
    ({ code }) => !before.has(code) || (code !== 'text-superseded' && rules.system !== after.rules.system),
  );
}

/** Rounds that are not on the wall yet, the last first: that is the order in which they can be discarded. */
function draftsOf(tournament: Tournament): readonly number[] {
  const published = publishedRounds(tournament);
  return tournament.rounds
    .map((_, index) => index + 1)
    .filter((round) => round > published)
    .reverse();
}

function differs(before: Rules, after: Rules, rule: keyof Rules): boolean {
  return JSON.stringify(before[rule]) !== JSON.stringify(after[rule]);
}

function changedTexts(before: TournamentInfo, after: TournamentInfo): string[] {
  return (Object.keys(after) as (keyof TournamentInfo)[])
    .filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]))
    .map((field) => `${field} ${shown(before[field])} is now ${shown(after[field])}`);
}

function shown(value: unknown): string {
  if (value === null || value === undefined || value === '') return '–';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  if (typeof value === 'object' && 'method' in value) return String(value.method);
  if (Array.isArray(value) && value.every((part) => typeof part === 'string')) return value.join(', ') || '–';
  return Array.isArray(value) ? `${value.length} entries` : 'other values';
}
