/** The Dubov System, C.04.4.1: the text in force since 2026 and the one of 1997. */
import { graphOf } from '../../matching/relation.ts';
import type { Colour } from '../../model/colour.ts';
import { byeBy, type ByeOrder } from '../frame/bye.ts';
import { pairingSystem } from '../frame/system.ts';
import type { CommonRules, SystemText } from '../frame/text.ts';
import type { PairingSystem, PairingTask } from '../system.ts';
import { bracketsOf, groundsOf } from './explain.ts';
import { OLD_BYE_ORDER, pairGroups } from './old-pairing.ts';
import { dueColourOf, mayMeetOld, oldPlayers } from './old-player.ts';
import { BYE_ORDER, pairBrackets, unratedIn, type DubovBoard } from './pairing.ts';
import { dubovPlayers, mayMeet, type DubovPlayer } from './player.ts';

type Text = SystemText<DubovPlayer, DubovBoard>;

/** What the two texts differ in. */
interface Edition extends Pick<Text, 'articles' | 'byeStep' | 'pairAll'> {
  readonly playersOf: (task: PairingTask, competitors: PairingTask['competitors']) => DubovPlayer[];
  readonly mayMeet: (a: DubovPlayer, b: DubovPlayer) => boolean;
  readonly byeOrder: ByeOrder<DubovPlayer>;
  /** The colour that a player is due, null for none. */
  readonly due: (player: DubovPlayer) => Colour | null;
  /** C8–C10 are criteria of the round. */
  readonly looksAtUpfloats: (task: PairingTask) => boolean;
}

const RULES: CommonRules = {
  meeting: { id: 'C1', article: '2.1.1', label: 'Nobody meets twice' },
  bye: { id: 'C2', article: '2.1.2', label: 'One bye' },
  everybody: { id: '1.9', article: '1.9', label: 'Everybody is paired' },
  isByeBarred: ({ byeBarred }) => byeBarred,
};
const COLOUR = { id: 'C3', article: '2.1.3', label: 'No two who must have the same colour' } as const;

function dubov(
  head: Pick<PairingSystem, 'id' | 'edition' | 'trfCode'>,
  traits: Pick<PairingSystem['traits'], 'superseded' | 'strengths' | 'prefersBlackFirst'>,
  edition: Edition,
): PairingSystem {
  const playersById = (task: PairingTask) =>
    new Map(edition.playersOf(task, [...task.field.values()]).map((player) => [player.id, player]));
  const text: Text = {
    ...edition,
    rules: RULES,
    objection: unratedIn,
    legalGraph: (_, players) => graphOf(players.length, (a, b) => edition.mayMeet(players[a]!, players[b]!)),
    ...byeBy(
      edition.byeOrder,
      (task) => edition.playersOf(task, task.competitors),
      ({ competitor }) => competitor.byeBarred,
    ),
    bars(task) {
      const players = playersById(task);
      return (a, b) =>
        edition.mayMeet(players.get(a.id)!, players.get(b.id)!)
          ? null
          : {
              rule: COLOUR,
              kind: 'same-absolute-preference',
              reason: () => ({
                code: 'same-absolute-colour',
                article: COLOUR.article,
                a: a.id,
                b: b.id,
                colour: null,
              }),
            };
    },
    brackets: (task, pairing) =>
      bracketsOf(task, pairing, playersById(task), edition.due, edition.looksAtUpfloats(task)),
    due(task) {
      const players = playersById(task);
      return ({ id }) => edition.due(players.get(id)!);
    },
    groundsOf: (_, board) => groundsOf(board),
    byeComesFirst: true,
    order: {
      rule: { id: '4', article: '4', label: 'Order of sets and transpositions' },
      reason: { code: 'dubov-order', article: '4' },
    },
  };
  return pairingSystem(
    {
      ...head,
      name: 'Dubov System',
      needsRatings: true,
      traits: { ...traits, settings: [], floats: 'games', asksForOpposition: true },
    },
    text,
  );
}

export const DUBOV_2026 = dubov(
  { id: 'dubov-2026', edition: 'C.04.4.1, in force since 2026-02-01', trfCode: 'FIDE_DUBOV' },
  { superseded: false, strengths: true, prefersBlackFirst: true },
  {
    articles: { firstColour: 'C.04.4.1 5.1', noPairing: 'C.04.4.1 1.9', noBye: 'C.04.1 4' },
    playersOf: dubovPlayers,
    mayMeet,
    byeOrder: BYE_ORDER,
    byeStep: '3.1',
    pairAll: pairBrackets,
    due: ({ preference }) => preference.colour,
    // 2.3.4–2.3.6: C8–C10 are off in the last round.
    looksAtUpfloats: ({ round, rounds }) => round < rounds,
  },
);

export const DUBOV_OLD = dubov(
  { id: 'dubov-old', edition: 'C.04.4.1 of 1997', trfCode: 'CUSTOM_SWISS' },
  { superseded: true, strengths: false, prefersBlackFirst: false },
  {
    articles: { firstColour: 'C.04.4.1 5', noPairing: 'C.04.4.1 9', noBye: 'C.04.1 d' },
    playersOf: oldPlayers,
    mayMeet: mayMeetOld,
    byeOrder: OLD_BYE_ORDER,
    byeStep: '4',
    pairAll: pairGroups,
    due: dueColourOf,
    looksAtUpfloats: () => false,
  },
);
