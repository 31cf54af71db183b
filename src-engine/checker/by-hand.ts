/**
 * What an arbiter has to hear while a round is paired by hand (C.04.2 1.5; FIDE's acceptance list, questions 66, 67, 101
 * and 102): pair by pair, and without waiting for the rest of the round.
 */
import { playsEveryRound } from '../handling/declared-rounds.ts';
import type { PlayerId } from '../model/player.ts';
import type { Pairing, PairingTask, Violation } from '../systems/system.ts';
import { colourOf } from './colours.ts';
import { byeViolations, pairViolations, type FactsOfBoard } from './confirm.ts';
import { factsOfPlayers, textOfFacts, type PlayerFacts } from './facts.ts';
import { gateRulesOf, type GateRules } from './gate-rules.ts';

export interface HandObjection extends Violation {
  /** How loudly it asks: 3 for what the rules forbid, 2 for colours that are the wrong way round. */
  readonly level: 2 | 3;
}

/**
 * What speaks against the pairs and the bye of a round that may not be whole yet: second meetings and prohibited pairs; the
 * bye of somebody who is barred; a colour for the third time running, or a difference above two, but in the last round of
 * a Swiss; both colours the wrong way round; in a round robin also games that can no longer be played in the rounds that
 * are left, counted for each player. Cost: players × rounds.
 */
export function handObjections(
  task: PairingTask,
  system: string,
  { pairs, bye }: Pick<Pairing, 'pairs' | 'bye'>,
): readonly HandObjection[] {
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
      : colourObjections(board, task, rules, isTable);
    return [...forbidden.map((violation): HandObjection => ({ ...violation, level: 3 })), ...colours];
  });
  const byes = bye === null || isTable ? [] : byeViolations(task, bye, rules);
  return [
    ...found,
    ...byes.map((violation): HandObjection => ({ ...violation, level: 3 })),
    ...(isTable ? unplayable(task, rules, { pairs, bye }) : []),
  ];
}

function colourObjections(
  { white, black }: FactsOfBoard,
  task: PairingTask,
  { colourBar, colours }: GateRules,
  isTable: boolean,
): HandObjection[] {
  const players = [white.id, black.id];
  const article = isTable ? 'C.05 Annex 1' : colourBar.article === '' ? 'C.04.2 3.4' : colourBar.article;
  const object = (kind: string, level: 2 | 3): HandObjection[] => [
    { id: 'C3', article, players, kind, level },
  ];
  if (isTable || task.round < task.rounds) {
    const third = (player: PlayerFacts, colour: string) =>
      player.colours.slice(-2).join(' ') === `${colour} ${colour}`;
    if (third(white, 'white') || third(black, 'black')) return object('third-colour', 3);
    if (!isTable && (white.colourDifference >= 2 || black.colourDifference <= -2))
      return object('colour-difference', 3);
  }
  if (isTable) return [];
  const isTurned =
    colours === 'dutch' && task.initialColour !== null
      ? colourOf(white, black, task.initialColour) === 'black'
      : white.preference === 'black' && black.preference === 'white';
  return isTurned ? [{ id: '5.2', article: 'C.04.3 5.2', players, kind: 'wrong-colour', level: 2 }] : [];
}

/** Players of a round robin who cannot play all their games any more, once the pairs so far are played. */
function unplayable(
  { field, round, rounds }: PairingTask,
  { games = 1 }: GateRules,
  { pairs, bye }: Pick<Pairing, 'pairs' | 'bye'>,
): HandObjection[] {
  const inRound = new Map<PlayerId, PlayerId | null>();
  for (const { white, black } of pairs) inRound.set(white, black).set(black, white);
  if (bye !== null) inRound.set(bye, null);
  const left = rounds - round;
  const isOdd = field.size % 2 === 1;
  const short = [...inRound].flatMap(([id, opponent]) => {
    const own = field.get(id);
    if (own === undefined) return [];
    // A game counts as had where it was scheduled, played or not.
    const met = [...own.rounds.map(({ cell }) => cell.opponent), ...(opponent === null ? [] : [opponent])];
    const open = [...field.keys()].reduce((sum, other) => {
      const times = met.filter((one) => one === other).length;
      return other === id ? sum : sum + Math.max(0, games - times);
    }, 0);
    // With an odd field each player is free once in each cycle.
    const free = own.rounds.filter(({ cell }) => cell.opponent === 0).length + (opponent === null ? 1 : 0);
    const still = isOdd ? Math.max(0, games - free) : 0;
    return open + still > left ? [id] : [];
  });
  if (short.length === 0) return [];
  return [{ id: 'Berger', article: 'C.05 Annex 1', players: short, kind: 'unplayable', level: 3 }];
}
