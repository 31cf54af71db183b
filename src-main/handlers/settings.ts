/** What the tournament is called and by which rules it is played. */
import {
  parseTieBreak,
  parseTieBreaks,
  systemOf,
  textOfTieBreakProblem,
  type EventDraft,
  type Rules,
  type Tournament,
  type TournamentInfo,
} from '../../src-engine/index.ts';
import type { Refusal } from '../ipc/contract.ts';
import { ALL_VIEWS, type Desk } from './desk.ts';
import { publishedRounds } from './names.ts';
import { publishedPart } from './standings.ts';
import { tieBreaksView } from './tie-breaks-view.ts';
import {
  answer,
  done,
  levelOf,
  questionOf,
  refusal,
  refuse,
  type CommandsOf,
  type QueriesOf,
} from './reply.ts';

export function settingsQueries(desk: Desk): QueriesOf<'settings.view' | 'settings.tieBreaks'> {
  return {
    'settings.view': () => desk.read((_, { info, rules }) => answer({ info, rules })),
    'settings.tieBreaks': (asked) =>
      desk.read((_, tournament) => answer(tieBreaksView(publishedPart(tournament), asked))),
  };
}

export function settingsCommands(desk: Desk): CommandsOf<'settings.change'> {
  return {
    'settings.change': async ({ info, rules: asked, confirmed }) => {
      const obstacle = desk.writeObstacle();
      if (obstacle !== null) return refuse(obstacle);
      const { tournament } = desk.state()!;
      const tieBreaks = spelledAsBefore(tournament.rules.tieBreaks, asked.tieBreaks);
      const rules = { ...asked, tieBreaks };
      const problem = rulesProblem(tournament, rules) ?? infoProblem(info);
      if (problem !== null) return refuse(problem);
      const ruleChanges = changedRules(tournament.rules, rules);
      const changes = [...changedTexts(tournament.info, info), ...ruleChanges];
      if (changes.length === 0) return done<'settings.change'>(null, []);
      const late = ruleChanges.length > 0 && publishedRounds(tournament) > 0;
      const drafts: EventDraft[] = [
        { kind: late ? 'rules-changed-late' : 'settings-changed', payload: { info, rules, changes } },
      ];
      const consequence = `${ruleChanges.join('. ')}. Rounds on the wall stay. The change goes into the report and the tournament leaves FIDE mode.`;
      const question = questionOf(levelOf(drafts), confirmed, consequence, 'C.04.1 1');
      if (question !== null) return question;
      const stored = desk.store('settings.change', drafts, ALL_VIEWS);
      return stored.ok ? done<'settings.change'>(null, ALL_VIEWS) : stored;
    },
  };
}

function infoProblem({ name }: TournamentInfo): Refusal | null {
  return name.trim() === '' ? refusal('name-missing', 'The tournament needs a name.') : null;
}

/** Why these rules cannot hold; null when they can. */
export function rulesProblem({ rounds, players, rules: before }: Tournament, rules: Rules): Refusal | null {
  if (systemOf(rules.system) === null)
    return refusal('system-unknown', `There is no system ${rules.system}.`, 'Choose one of the list.');
  if (rules.rounds < Math.max(1, rounds.length))
    return refusal(
      'rounds-already-paired',
      `${rounds.length} rounds are paired; the tournament cannot have ${rules.rounds}.`,
      '',
      { article: 'C.04.1 1' },
    );
  // What an imported report lists stays, although it may be a tie-break of the event's own.
  const known = before.tieBreaks;
  const failure = parseTieBreaks(rules.tieBreaks).failures.find(({ text }) => !known.includes(text));
  if (failure !== undefined)
    return refusal(failure.code, textOfTieBreakProblem(failure), 'Correct the list of tie-breaks.');
  const entered = new Set(players.map(({ id }) => id));
  for (const prohibition of rules.prohibitions)
    if (prohibition.players.some((id) => !entered.has(id)))
      return refusal('player-unknown', 'A forbidden pair names a player who is not there.');
  return null;
}

const NAME_OF_RULE: Readonly<Record<keyof Rules, string>> = {
  system: 'System',
  rounds: 'Number of rounds',
  initialColour: 'First colour',
  scoring: 'Points',
  acceleration: 'Acceleration',
  virtualPoints: 'Virtual points',
  prohibitions: 'Forbidden pairs',
  tieBreaks: 'Tie-breaks',
  tieBreakText: 'Text of the tie-breaks',
  unratedInTieBreaks: 'Unrated players in tie-breaks',
  lotSeed: 'Seed of the lots',
  maxiTournament: 'Maxi-tournament',
  maximumColourDifference: 'Maximum colour difference',
};

/** The codes as C.07 spells them; those of before where only the spelling differs. */
function spelledAsBefore(before: readonly string[], codes: readonly string[]): readonly string[] {
  const canonical = (code: string): string => {
    const parsed = parseTieBreak(code);
    return parsed.ok ? parsed.value.text : code.trim();
  };
  const spelled = codes.map(canonical);
  return spelled.join(' ') === before.map(canonical).join(' ') ? before : spelled;
}

function changedRules(before: Rules, after: Rules): string[] {
  return (Object.keys(NAME_OF_RULE) as (keyof Rules)[])
    .filter((rule) => JSON.stringify(before[rule]) !== JSON.stringify(after[rule]))
    .map((rule) => `${NAME_OF_RULE[rule]}: ${shown(before[rule])} is now ${shown(after[rule])}`);
}

function changedTexts(before: TournamentInfo, after: TournamentInfo): string[] {
  return (Object.keys(after) as (keyof TournamentInfo)[])
    .filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]))
    .map((field) => `${field} ${shown(before[field])} is now ${shown(after[field])}`);
}

function shown(value: unknown): string {
  if (value === null || value === '') return '–';
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  if (Array.isArray(value) && value.every((part) => typeof part === 'string')) return value.join(', ') || '–';
  return Array.isArray(value) ? `${value.length} entries` : 'other values';
}
