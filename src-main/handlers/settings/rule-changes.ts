/** What a change of the settings means for a tournament that has begun: C.04.1 1, C.04.2 4.4, C.07. */
import { type Catalogue, en, systemEdition, systemName } from '../../../src-engine/texts/index.ts';
import {
  draftedRounds,
  PACES,
  shortNames,
  publishedRounds,
  USUAL_SEATING,
  type EventDraft,
  type KeepApart,
  type PlayerId,
  type Prohibition,
  type Rules,
  type Scoring,
  type Tournament,
  type TournamentInfo,
  type TournamentState,
} from '../../../src-engine/index.ts';
import type { TournamentSettings } from '../../ipc/contract.ts';
import {
  fideObjections,
  leavingFideMode,
  textOfObjection,
  whyNotOfFide,
  type FideObjection,
} from './fide-mode.ts';
import { texts } from '../../texts.ts';
import { draftsOfRule, ratingRuleOf } from '../players/ratings.ts';
import type { Plan } from '../transact.ts';
import { discarding } from '../results/corrections.ts';

/** What a rule decides: the pairs or their tables, so that a round that is only drafted no longer follows; or the ranking. */
const DECIDES: Readonly<Record<keyof Rules, 'pairing' | 'tables' | 'ranking'>> = {
  system: 'pairing',
  rounds: 'pairing',
  initialColour: 'pairing',
  scoring: 'pairing',
  acceleration: 'pairing',
  virtualPoints: 'pairing',
  prohibitions: 'pairing',
  keptApart: 'pairing',
  tieBreaks: 'ranking',
  tieBreakText: 'ranking',
  tournamentRating: 'ranking',
  orderOfEquals: 'pairing',
  longEvent: 'ranking',
  ratingInTieBreaks: 'ranking',
  ratingLists: 'ranking',
  unratedInTieBreaks: 'ranking',
  lotSeed: 'pairing',
  correctionMinutes: 'ranking',
  maxiTournament: 'pairing',
  maximumColourDifference: 'pairing',
  numbersByLot: 'pairing',
  tableOrder: 'pairing',
  lastRoundsInOrder: 'pairing',
  seating: 'tables',
};

/**
 * Plans a change of the settings. Before round 1 is on the wall nothing asks, unless a draft of the old rules has to go;
 * afterwards every rule asks at level 4 and goes into the report, and a rule of pairing leaves FIDE mode, as a system,
 * a text or values that are not FIDE's do at any time. Lists that are set back with the method are asked about. Other texts of the heading never ask.
 */
export function planChange(
  state: TournamentState,
  { info, rules }: TournamentSettings,
  today: string,
  { listsSetBack }: { readonly listsSetBack: boolean } = { listsSetBack: false },
): Plan<null> {
  const { tournament } = state;
  const changed = (Object.keys(DECIDES) as (keyof Rules)[]).filter((rule) =>
    differs(tournament.rules, rules, rule),
  );
  const sentencesIn = (say: Catalogue): string[] => {
    const { rules: words } = say.entries;
    const valueIn = (rule: keyof Rules, of: Rules): string => ruleIn(rule, of, tournament, say);
    return changed.flatMap((rule) =>
      rule === 'scoring'
        ? valuesIn(tournament.rules.scoring, rules.scoring, say)
        : words.changed(words.names[rule], valueIn(rule, tournament.rules), valueIn(rule, rules)),
    );
  };
  // What is stored does not depend on a language.
  const stored = sentencesIn(en);
  const changes = [...changedTexts(tournament.info, info), ...stored];
  if (changes.length === 0) return { drafts: [], value: null };
  // Wishes and tables decide no pairing: whoever changes them changes no rule.
  const firm = changed.filter(
    (rule) => DECIDES[rule] !== 'tables' && (rule !== 'keptApart' || changesFirm(tournament.rules, rules)),
  );
  const pairs = firm.some((rule) => DECIDES[rule] === 'pairing');
  const late = firm.length > 0 && publishedRounds(tournament) > 0;
  const objections = newObjections(tournament, { info, rules }, today);
  const leaves = (late && pairs) || objections.length > 0;
  const discarded = pairs || changed.includes('seating') ? draftedRounds(tournament) : [];
  const ratings = changed.includes('tournamentRating')
    ? draftsOfRule({ ...tournament, rules }, ratingRuleOf(tournament.rules))
    : [];
  const drafts: EventDraft[] = [
    ...discarding(discarded),
    { kind: late ? 'rules-changed-late' : 'settings-changed', payload: { info, rules, changes } },
    ...ratings,
    ...(leaves ? leavingFideMode(state, late && pairs ? stored.join('; ') : whyNotOfFide(objections)) : []),
  ];
  const words = texts.entries.rules;
  const consequences = [
    leaves && state.fideMode ? words.endsFideMode : '',
    ...objections.map((objection) => textOfObjection(objection)),
    ratings.length === 0 ? '' : texts.ratings.tournamentRatingsChange(ratings.length),
    listsSetBack ? words.listsSetBack : '',
    late ? words.wallStays : '',
    ...discarded.map((round) => words.draftGoes(round)),
    ...sentencesIn(texts).map(words.sentence),
  ];
  return {
    drafts,
    value: null,
    question: {
      act: words.change,
      level: discarded.length > 0 ? 3 : listsSetBack ? 2 : 0,
      consequences: consequences.filter((sentence) => sentence !== ''),
      article: objections[0]?.article ?? articleOf(firm),
    },
  };
}

/** The value of a rule, as a change of it is told. */
function ruleIn(rule: keyof Rules, rules: Rules, tournament: Tournament, say: Catalogue): string {
  switch (rule) {
    case 'system':
      return [systemName(rules.system, say.systems), systemEdition(rules.system, say.systems)]
        .filter((part) => part !== '')
        .join(', ');
    case 'acceleration':
      return say.new.accelerations[rules.acceleration];
    case 'initialColour':
      return say.settings.system.colours[rules.initialColour ?? 'none'];
    case 'tieBreakText':
      return say.settings.tieBreaks.texts[rules.tieBreakText];
    case 'unratedInTieBreaks':
      return unratedIn(rules, say);
    case 'tournamentRating':
      return say.settings.system.ratingMethods[ratingRuleOf(rules).method];
    case 'ratingInTieBreaks':
      return say.settings.system.ratingsInTieBreaks[rules.ratingInTieBreaks ?? 'first'];
    case 'orderOfEquals':
      return say.settings.system.orders[rules.orderOfEquals ?? 'name'];
    case 'prohibitions':
    case 'keptApart':
      return constraintsIn(rules[rule] ?? [], tournament, say);
    case 'seating':
      return seatingIn(rules, tournament, say);
    case 'ratingLists':
      return listsIn(rules, say);
    case 'tableOrder':
      return namesIn(rules.tableOrder ?? [], tournament);
    default:
      return shown(rules[rule], say.entries.rules);
  }
}

/** What tie-breaks from ratings do with unrated players. */
function unratedIn({ unratedInTieBreaks: rule = 'drop' }: Rules, { app, settings }: Catalogue): string {
  const { unratedRules } = settings.tieBreaks;
  return typeof rule === 'number' ? app.about(unratedRules.rated, String(rule)) : unratedRules[rule];
}

/** The values of results and byes that change, each by its name. */
function valuesIn(before: Scoring, after: Scoring, say: Catalogue): string[] {
  const { points } = say.format;
  return (Object.keys(after) as (keyof Scoring)[])
    .filter((key) => before[key] !== after[key])
    .map((key) =>
      say.entries.rules.changed(say.settings.scoring[key], points(before[key]), points(after[key])),
    );
}

function namesIn(order: readonly PlayerId[], { players }: Tournament): string {
  const names = shortNames(players);
  return order.map((id) => names.get(id) ?? String(id)).join(', ') || '–';
}

/** Who is kept apart, as a change of it is told. */
function constraintsIn(
  some: readonly (Prohibition | KeepApart)[],
  { players }: Tournament,
  { app, constraints: say }: Catalogue,
): string {
  const names = shortNames(players);
  const nameOf = (id: PlayerId): string => names.get(id) ?? String(id);
  const lines = some.map((each) => {
    const { by, value, players, firm, firstRound, lastRound } = {
      ...{ by: 'players' as const, value: '', firm: true },
      ...each,
    };
    return say.line(say.group({ by, value, players }, nameOf), firm, firstRound, lastRound);
  });
  return app.series(lines) || '–';
}

/** The numbers on the tables, as a change of them is told. */
function seatingIn({ seating }: Rules, { players }: Tournament, { seating: say }: Catalogue): string {
  const names = shortNames(players);
  return say.line(seating ?? USUAL_SEATING, (id) => names.get(id) ?? String(id));
}

/** The lists that are asked, for each kind of event with a sequence of its own. */
function listsIn({ ratingLists = {} }: Rules, { app, ratings: say }: Catalogue): string {
  const kinds = PACES.flatMap((pace) => {
    const sequence = ratingLists[pace];
    return sequence === undefined ? [] : [app.about(say.paces[pace], say.listSequence(sequence))];
  });
  return kinds.join(' / ') || '–';
}

/** Where it is written that a rule is fixed beforehand, the gravest first; other rules of pairing go with the system. */
const FIXED_BY: readonly (readonly [article: string, ...rules: (keyof Rules)[]])[] = [
  // Restrictions of pairings are announced before the first round.
  ['C.05 5.2', 'prohibitions', 'keptApart'],
  ['C.04.1 1', 'rounds'],
  ['C.04.1 3', 'scoring'],
  // Acceleration is announced in advance by C.04.2 1.1, as the system is; one that FIDE has not published by 1.2.
  ['C.04.2 1.2', 'virtualPoints'],
  ['C.04.2 2.2', 'orderOfEquals'],
];

function articleOf(changed: readonly (keyof Rules)[]): string {
  const named = FIXED_BY.find(([, ...rules]) => rules.some((rule) => changed.includes(rule)));
  if (named !== undefined) return named[0];
  return changed.some((rule) => DECIDES[rule] === 'pairing') ? 'C.04.2 1.1' : 'C.07';
}

function changesFirm(before: Rules, after: Rules): boolean {
  const firm = ({ keptApart = [] }: Rules) => JSON.stringify(keptApart.filter((each) => each.firm));
  return firm(before) !== firm(after);
}

/** What the change brings that is not FIDE's; what was so before is not asked about again. */
function newObjections(
  tournament: Tournament,
  after: TournamentSettings,
  today: string,
): readonly FideObjection[] {
  const before = new Set(fideObjections(tournament, today).map(({ code }) => code));
  const isOther = tournament.rules.system !== after.rules.system;
  return fideObjections({ ...tournament, ...after }, today).filter(
    ({ code }) => !before.has(code) || (code !== 'text-superseded' && isOther),
  );
}

function differs(before: Rules, after: Rules, rule: keyof Rules): boolean {
  return JSON.stringify(before[rule]) !== JSON.stringify(after[rule]);
}

function changedTexts(before: TournamentInfo, after: TournamentInfo): string[] {
  return (Object.keys(after) as (keyof TournamentInfo)[])
    .filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]))
    .map((field) => en.entries.rules.field(field, shown(before[field]), shown(after[field])));
}

function shown(value: unknown, words: Catalogue['entries']['rules'] = en.entries.rules): string {
  if (value === null || value === undefined || value === '') return '–';
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  if (Array.isArray(value) && value.every((part) => typeof part === 'string')) return value.join(', ') || '–';
  return Array.isArray(value) ? words.entries(value.length) : words.otherValues;
}
