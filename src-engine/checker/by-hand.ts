/**
 * What an arbiter has to hear while a round is paired by hand (C.04.2 1.5; FIDE's acceptance list, questions 66, 67, 101
 * and 102): pair by pair, and without waiting for the rest of the round.
 */
import { playsEveryRound } from '../model/system-ids.ts';
import type { PairingTask, ViolationKind } from '../systems/system.ts';
import { colourOf } from './colours.ts';
import { completionObjections } from './completion.ts';
import { byeViolations, colourLimits, outcomeOf, pairViolations, type FactsOfBoard } from './confirm.ts';
import { factsOfPlayers, textOfFacts } from './facts.ts';
import { gateRulesOf, type GateRules } from './gate-rules.ts';
import type { HandObjection, RoundByHand } from './hand-objection.ts';

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

/** C.04.4.2 1.6: seeding rounds are the first half of the event, at most four rounds. */
function articleOfColours({ round, rounds }: PairingTask, rules: GateRules): string {
  const { colourArticle, seedingColourArticle = colourArticle } = rules;
  return round <= Math.min(4, Math.floor(rounds / 2)) ? seedingColourArticle : colourArticle;
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
  const due = articleOfColours(task, rules);
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
      return object(outcome, isTable ? due : rules.limits[outcome]);
  }
  if (isTable) return [];
  const isTurned =
    colours !== null && task.initialColour !== null
      ? colourOf(white, black, task.initialColour) === 'black'
      : white.preference === 'black' && black.preference === 'white';
  return isTurned ? [{ id: due, article: due, players, kind: 'wrong-colour', level: 2 }] : [];
}
