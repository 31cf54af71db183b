/** What the tournament is called and by which rules it is played. */
import {
  isOutsideCode,
  publishedPart,
  publishedRounds,
  parseTieBreak,
  parseTieBreaks,
  systemOf,
  USUAL_SEATING,
  type PlayerId,
  type Rules,
  type Tournament,
  type TournamentInfo,
} from '../../../src-engine/index.ts';
import type { Refusal } from '../../ipc/contract.ts';
import type { Desk } from '../desk.ts';
import { planChange } from './rule-changes.ts';
import { tieBreaksView } from './tie-breaks-view.ts';
import { answer, refusal, refuse, type CommandsOf, type QueriesOf } from '../reply.ts';
import { transact } from '../transact.ts';
import { texts } from '../../texts.ts';

export function settingsQueries(desk: Desk): QueriesOf<'settings.view' | 'settings.tieBreaks'> {
  return {
    'settings.view': () => desk.read((_, { info, rules }) => answer({ info, rules })),
    'settings.tieBreaks': (asked) =>
      desk.read((_, tournament) => answer(tieBreaksView(publishedPart(tournament), asked))),
  };
}

export function settingsCommands(desk: Desk): CommandsOf<'settings.change'> {
  return {
    'settings.change': async ({ info, rules: asked, confirmed }) =>
      transact(desk, { command: 'settings.change', confirmed }, (state) => {
        const { tournament } = state;
        const tieBreaks = spelledAsBefore(tournament.rules.tieBreaks, asked.tieBreaks);
        const rules = { ...asked, tieBreaks };
        const problem = rulesProblem(tournament, rules) ?? infoProblem(info);
        return problem === null ? planChange(state, { info, rules }, desk.now()) : refuse(problem);
      }),
  };
}

function infoProblem({ name }: TournamentInfo): Refusal | null {
  return name.trim() === '' ? refusal('name-missing', texts.tournamentFile.nameMissing) : null;
}

/** Why these rules cannot hold; null when they can. */
export function rulesProblem(tournament: Tournament, rules: Rules): Refusal | null {
  const { players, rules: before } = tournament;
  // A round that is only drafted is discarded with the rules that it was drafted by.
  const onWall = publishedRounds(tournament);
  if (systemOf(rules.system) === null)
    return refusal('system-unknown', texts.tournamentFile.systemUnknown(rules.system));
  if (rules.rounds < Math.max(1, onWall))
    return refusal('rounds-already-paired', texts.entries.rules.tooFewRounds(onWall, rules.rounds), '', {
      article: 'C.04.1 1',
    });
  // What an imported report lists stays, although it may be a tie-break of the event's own.
  const known = before.tieBreaks;
  // Nor is a code of the event's own, whose values are typed in.
  const failure = parseTieBreaks(rules.tieBreaks).failures.find(
    ({ text }) => !known.includes(text) && !isOutsideCode(text),
  );
  if (failure !== undefined)
    return refusal(failure.code, texts.tieBreaks.problem(failure), texts.entries.rules.correctTieBreaks);
  const entered = new Set(players.map(({ id }) => id));
  for (const each of [...rules.prohibitions, ...(rules.keptApart ?? [])])
    if (each.players.some((id) => !entered.has(id)))
      return refusal('player-unknown', texts.entries.rules.prohibitedUnknown);
  return seatingProblem(rules, new Map(players.map(({ id, name }) => [id, name])));
}

/** Why the tables cannot be numbered so; null when they can. */
function seatingProblem(
  { seating = USUAL_SEATING }: Rules,
  names: ReadonlyMap<PlayerId, string>,
): Refusal | null {
  const { problems: say } = texts.seating;
  const { fixed, leftOut } = seating;
  const refused = (message: string) => refusal('seating-impossible', message, say.advice);
  for (const [index, { player, board }] of fixed.entries()) {
    const name = names.get(player);
    if (name === undefined) return refused(say.unknown);
    if (leftOut.includes(board)) return refused(say.leftOut(board));
    const before = fixed.slice(0, index);
    if (before.some((other) => other.board === board)) return refused(say.twice(board));
    if (before.some((other) => other.player === player)) return refused(say.playerTwice(name));
  }
  return null;
}

/** The codes as C.07 spells them; those of before where only the spelling differs. */
function spelledAsBefore(before: readonly string[], codes: readonly string[]): readonly string[] {
  const canonical = (code: string): string => {
    const parsed = parseTieBreak(code);
    return parsed.ok ? parsed.value.text : code.trim();
  };
  const spelled = codes.map(canonical);
  return spelled.join(' ') === before.map(canonical).join(' ') ? before : spelled;
}
