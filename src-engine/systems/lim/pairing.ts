/** From players to the boards of a round of the Lim System: C.04.4.3. */
import type { Step } from '../step.ts';
import type { Competitor } from '../../history/competitor.ts';
import type { ByeOrder } from '../frame/bye.ts';
import type { Allocation } from '../frame/colours.ts';
import type { MadeBoard } from '../frame/text.ts';
import type { PairingTask } from '../system.ts';
import { allocate } from './colours.ts';
import { compatibilityGraph } from './compatibility.ts';
import type { LeavingArticles, MadePair, PairedGroup, Setting } from './group.ts';
import { makeRound } from './round.ts';

/** A board with the steps of the text that made it. */
export interface LimBoard extends MadeBoard {
  readonly made: MadePair;
  readonly group: PairedGroup;
  /** Who left the groups before. */
  readonly floats: readonly Pick<PairedGroup, 'floats' | 'score'>[];
  /** By place. */
  readonly players: readonly Competitor[];
  /** The limits of 100 rating points apply. */
  readonly isMaxi: boolean;
  readonly colours: Allocation;
}

/** The setting of a round among `players`. */
export function settingOf(
  leaving: LeavingArticles,
  task: PairingTask,
  players: readonly Competitor[],
): Setting {
  const seated = { ...task, competitors: players };
  const compatible = compatibilityGraph(seated);
  return { task: seated, players, compatible, maxi: task.maxiTournament ?? false, leaving };
}

/** The boards of players who can all be paired, with their colours. */
export function pairAll(
  leaving: LeavingArticles,
  task: PairingTask,
  players: readonly Competitor[],
  steps: Step[],
): LimBoard[] {
  const setting = settingOf(leaving, task, players);
  const round = makeRound(setting);
  steps.push(...round.steps);
  return round.groups.flatMap((group, at) =>
    group.pairs.map((made) => {
      const places = [made.player, made.opponent].sort((a, b) => a - b) as [number, number];
      const [higher, lower] = [players[places[0]]!, players[places[1]]!];
      const colours = allocate(task, higher, lower, made.belowMedian);
      const floats = round.groups.slice(0, at).map(({ floats, score }) => ({ floats, score }));
      const { maxi: isMaxi } = setting;
      return { made, group, floats, players, isMaxi, pair: colours.pair, higher, lower, colours };
    }),
  );
}

/** 1.1, 7.1, 8.2: who may have the bye: the last in order of score and number first. */
export const BYE_ORDER: ByeOrder<Competitor> = {
  article: 'C.04.4.3 1.1',
  keys: () => [
    { by: 'score', value: ({ pairingScore }) => pairingScore, wanted: 'least' },
    { by: 'number', value: ({ tpn }) => tpn, wanted: 'most' },
  ],
};
