/**
 * What an arbiter has to hear while a round is paired by hand (C.04.2 1.5; FIDE's acceptance list, questions 66, 67, 101
 * and 102): pair by pair, and without waiting for the rest of the round.
 */
import { isSystem, playsEveryRound, type SystemId } from '../model/system-ids.ts';
import type { PairingTask, ViolationKind } from '../systems/system.ts';
import { colourOf } from './colours.ts';
import { completionObjections } from './completion.ts';
import {
  articleOfLimit,
  byeViolations,
  colourLimits,
  outcomeOf,
  pairViolations,
  type FactsOfBoard,
} from './confirm.ts';
import { factsOfPlayers, textOfFacts } from './facts.ts';
import { gateRulesOf, type GateRules } from './gate-rules.ts';
import type { HandObjection, RoundByHand } from './hand-objection.ts';

/** Where the text of a system says which of two players has White. */
const COLOURS: Readonly<Record<SystemId, string>> = {
  'dutch-2026': 'C.04.3 5.2',
  'dutch-2017': 'C.04.3 E',
  'burstein-2026': 'C.04.4.2 5.2',
  'burstein-2025': 'C.04.4.2 5.2',
  'burstein-old': 'C.04.4.2 (2017) 5.4',
  'dubov-2026': 'C.04.4.1 5.2',
  'dubov-old': 'C.04.4.1 3',
  'lim-2026': 'C.04.4.3 5.1',
  'lim-old': 'C.04.4.3 5.1',
  bcf: 'BCF rule 15',
  'mwm-dutch': 'Algorithm',
  'mwm-burstein': 'Algorithm',
  'mwm-monrad': 'Algorithm',
  'mwm-random': 'Algorithm',
  'mwm-random2': 'Algorithm',
  'round-robin': 'C.05 Annex 1',
  'double-round-robin': 'C.05 Annex 1',
};

/**
 * What speaks against the pairs and the bye of a round that may not be whole yet: second meetings and prohibited pairs; the
 * bye of somebody who is barred; a colour for the third time running, or a difference above two, as far as the system has no
 * exception; both colours the wrong way round; in a round robin also games that do not fit into the rounds that are left, and
 * in a double one a second game with the colours of the first.
 * Cost: players × rounds; in a round robin as {@link completionObjections}.
 */
export function handObjections(
  task: PairingTask,
  system: string,
  made: RoundByHand,
): readonly HandObjection[] {
  const { pairs, bye } = made;
  const rules = gateRulesOf(system);
  const facts = new Map(factsOfPlayers(task, textOfFacts(system)).map((player) => [player.id, player]));
  const boards = pairs.flatMap(({ white, black }): FactsOfBoard[] => {
    const [first, second] = [facts.get(white), facts.get(black)];
    return first && second && first !== second ? [{ white: first, black: second }] : [];
  });
  const isTable = playsEveryRound(system);
  const found = boards.flatMap((board) => {
    const forbidden = pairViolations(board, task, rules);
    const colours = forbidden.some(({ id }) => id === 'C3')
      ? []
      : colourObjections(board, task, rules, system);
    return [...forbidden.map((violation): HandObjection => ({ ...violation, level: 3 })), ...colours];
  });
  // A round robin has its byes by schedule, and no article that bars from one.
  const byes = bye === null ? [] : byeViolations(task, bye, rules);
  return [
    ...found,
    ...byes.map((violation): HandObjection => ({ ...violation, level: 3 })),
    ...(isTable ? completionObjections(task, rules, made) : []),
  ];
}

/** C.04.4.2 1.6: the first half of a Burstein event, at most four rounds, follows the rules of the Dutch System. */
function articleOfColours({ round, rounds }: PairingTask, system: string): string {
  if (!isSystem(system)) return 'C.04.1 8';
  const isSeeding =
    (system === 'burstein-2026' || system === 'burstein-2025') &&
    round <= Math.min(4, Math.floor(rounds / 2));
  return COLOURS[isSeeding ? 'dutch-2026' : system];
}

function colourObjections(
  { white, black }: FactsOfBoard,
  task: PairingTask,
  rules: GateRules,
  system: string,
): HandObjection[] {
  const { colours, games = 1 } = rules;
  const players = [white.id, black.id];
  const isTable = playsEveryRound(system);
  const due = articleOfColours(task, system);
  const object = (kind: ViolationKind, article: string): HandObjection[] => [
    { id: 'C3', article, players, kind, level: 3 },
  ];
  // Annex 1: the second game of two players has the colours of the first the other way round, also where that was not played.
  const hadWhite = task.field
    .get(white.id)!
    .rounds.some(({ cell }) => cell.opponent === black.id && cell.colour === 'white');
  if (games > 1 && hadWhite) return object('same-colours-again', due);
  const [limit] = colourLimits([{ white, black }], rules);
  if (limit !== undefined) return [{ ...limit, level: 3 }];
  if (isTable || task.round < task.rounds) {
    const outcome = outcomeOf(white, black);
    if (outcome === 'third-colour' || (outcome !== null && !isTable))
      return object(outcome, isTable ? due : articleOfLimit(outcome, rules));
  }
  if (isTable) return [];
  const isTurned =
    colours !== null && task.initialColour !== null
      ? colourOf(white, black, task.initialColour) === 'black'
      : white.preference === 'black' && black.preference === 'white';
  return isTurned ? [{ id: due, article: due, players, kind: 'wrong-colour', level: 2 }] : [];
}
