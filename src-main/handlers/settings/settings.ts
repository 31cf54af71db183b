/** What the tournament is called and by which rules it is played. */
import {
  isOutsideCode,
  publishedPart,
  playsEveryRound,
  publishedRounds,
  ratingListsObjection,
  parseTieBreak,
  parseTieBreaks,
  systemOf,
  tieBreakTextAt,
  USUAL_SEATING,
  withListsSetBack,
  type PlayerId,
  type Rules,
  type TieBreakText,
  type Tournament,
  type TournamentInfo,
} from '../../../src-engine/index.ts';
import { systemName } from '../../../src-engine/texts/index.ts';
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
        const tieBreakText = textOfDay(tournament, info, asked);
        const wanted = { ...asked, tieBreaks, tieBreakText };
        const rules = listsByMethod(tournament.rules, wanted);
        const problem = rulesProblem(tournament, rules) ?? infoProblem(info);
        return problem === null
          ? planChange(state, { info, rules }, desk.now(), { listsSetBack: rules !== wanted })
          : refuse(problem);
      }),
  };
}

/** Who changes the method and not the lists sets those back that contradict it. */
function listsByMethod(before: Rules, after: Rules): Rules {
  const isSame = (of: keyof Rules) => JSON.stringify(before[of]) === JSON.stringify(after[of]);
  return isSame('ratingLists') && !isSame('tournamentRating') ? withListsSetBack(after) : after;
}

function infoProblem({ name }: TournamentInfo): Refusal | null {
  return name.trim() === '' ? refusal('name-missing', texts.tournamentFile.nameMissing) : null;
}

/** Why these rules cannot hold; null when they can. */
function rulesProblem(tournament: Tournament, rules: Rules): Refusal | null {
  const { players, rules: before } = tournament;
  // A round that is only drafted is discarded with the rules that it was drafted by.
  const onWall = publishedRounds(tournament);
  if (systemOf(rules.system) === null)
    return refusal('system-unknown', texts.tournamentFile.systemUnknown(rules.system));
  const accelerated = accelerationProblem(rules);
  // What an old file or a report says of it stays, until system or acceleration change.
  if (accelerated !== null && accelerationProblem(before) === null) return accelerated;
  if (rules.rounds < Math.max(1, onWall))
    return refusal('rounds-already-paired', texts.entries.rules.tooFewRounds(onWall, rules.rounds), '', {
      article: 'C.04.1 1',
    });
  // What an imported report lists stays, although it may be a tie-break of the event's own.
  const misspelled = tieBreaksProblem(rules.tieBreaks, before.tieBreaks);
  if (misspelled !== null) return misspelled;
  const entered = new Set(players.map(({ id }) => id));
  for (const each of [...rules.prohibitions, ...(rules.keptApart ?? [])])
    if (each.players.some((id) => !entered.has(id)))
      return refusal('player-unknown', texts.entries.rules.prohibitedUnknown);
  const lists = ratingListsObjection(rules);
  if (lists !== null)
    return refusal(
      'lists-impossible',
      texts.entries.rules.listObjections[lists],
      texts.entries.rules.correctLists,
    );
  return seatingProblem(rules, new Map(players.map(({ id, name }) => [id, name])));
}

/** Why a system cannot be accelerated; null when it can. Virtual points are for scoregroups, and a table has none. */
export function accelerationProblem({
  system,
  acceleration,
}: Pick<Rules, 'system' | 'acceleration'>): Refusal | null {
  if (acceleration === 'none' || !playsEveryRound(system)) return null;
  const { notAccelerated } = texts.entries.rules;
  return refusal(
    'acceleration-impossible',
    notAccelerated.message(systemName(system, texts.systems)),
    notAccelerated.advice,
    { article: 'C.04.7 1.5' },
  );
}

/** Why a list of tie-breaks cannot be read; null when it can. What is `known` is not looked at. */
export function tieBreaksProblem(
  tieBreaks: readonly string[],
  known: readonly string[] = [],
): Refusal | null {
  // A code of the event's own, whose values are typed in, is no problem.
  const failure = parseTieBreaks(tieBreaks).failures.find(
    ({ text }) => !known.includes(text) && !isOutsideCode(text),
  );
  return failure === undefined
    ? null
    : refusal(failure.code, texts.tieBreaks.problem(failure), texts.entries.rules.correctTieBreaks);
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

/** The edition of C.07: where it is the one of the day on which the event began, it follows that day until round 1. */
function textOfDay(
  tournament: Tournament,
  { startDate }: TournamentInfo,
  { tieBreakText: asked }: Rules,
): TieBreakText {
  const { info, rules } = tournament;
  const isChosen = asked !== rules.tieBreakText || asked !== tieBreakTextAt(info.startDate);
  return isChosen || publishedRounds(tournament) > 0 ? asked : tieBreakTextAt(startDate);
}

/** The codes as C.07 spells them; those of before where only the spelling differs. */
function spelledAsBefore(before: readonly string[], codes: readonly string[]): readonly string[] {
  const spelled = codes.map(canonicalCode);
  return spelled.join(' ') === before.map(canonicalCode).join(' ') ? before : spelled;
}

/** A code as C.07 spells it; one of the event's own as it is typed. */
export function canonicalCode(code: string): string {
  const parsed = parseTieBreak(code);
  return parsed.ok ? parsed.value.text : code.trim();
}
