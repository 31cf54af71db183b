/** From players to the boards of a round of the Lim System: C.04.4.3. */
import type { Competitor } from '../../history/competitor.ts';
import type { ByeOrder } from '../frame/bye.ts';
import type { Allocation } from '../frame/colours.ts';
import type { MadeBoard } from '../frame/text.ts';
import type { PairingTask } from '../system.ts';
import { allocate } from './colours.ts';
import { compatibilityGraph } from './compatibility.ts';
import type { MadePair } from './group.ts';
import { makeRound } from './round.ts';

/** A board with the steps of the text that made it. */
export interface LimBoard extends MadeBoard {
  readonly made: MadePair;
  readonly colours: Allocation;
}

/** The boards of players who can all be paired, with their colours. */
export function pairAll(task: PairingTask, players: readonly Competitor[], steps: string[]): LimBoard[] {
  const seated = { ...task, competitors: players };
  const round = makeRound({
    task: seated,
    players,
    compatible: compatibilityGraph(seated),
    maxi: task.maxiTournament ?? false,
  });
  steps.push(...round.steps);
  return round.pairs.map((made) => {
    const [higher, lower] = [players[made.higher]!, players[made.lower]!];
    const colours = allocate(task, higher, lower, made.belowMedian);
    return { made, pair: colours.pair, higher, lower, colours };
  });
}

/** 1.1, 7.1: who may have the bye: the last in order of score and number first. */
export const BYE_ORDER: ByeOrder<Competitor> = {
  article: 'C.04.4.3 1.1',
  keys: () => [
    { by: 'score', value: ({ pairingScore }) => pairingScore, wanted: 'least' },
    { by: 'number', value: ({ tpn }) => tpn, wanted: 'most' },
  ],
};
