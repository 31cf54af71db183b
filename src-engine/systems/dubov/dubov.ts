/** The Dubov System, C.04.4.1: the text in force since 2026 and the one of 1997. */
import type { Competitor } from '../../history/competitor.ts';
import type { BitGraph } from '../../matching/bit-graph.ts';
import type { PlayerId } from '../../model/player.ts';
import { sameAbsolutePreference } from '../frame/absolute-colour.ts';
import { byeBy, type ByeOrder } from '../frame/bye.ts';
import { pairingSystem } from '../frame/system.ts';
import { PLAIN_TRAITS } from '../frame/traits.ts';
import type { CommonRules, SystemText } from '../frame/text.ts';
import type { BracketAssessment, CitedRule, Pairing, PairingSystem, PairingTask } from '../system.ts';
import { bracketsOf, oldBracketsOf } from './criteria.ts';
import { groundsOf, orderReason, type StepArticles } from './explain.ts';
import { oldByeOrder, pairGroups } from './old-pairing.ts';
import { gamesOfOld, mayMeetOld, oldPlayers } from './old-player.ts';
import { BYE_ORDER, pairBrackets, unratedIn, type DubovBoard } from './pairing.ts';
import { dubovPlayers, gamesOf, mayMeet, type DubovPlayer } from './player.ts';

type Text = SystemText<DubovPlayer, DubovBoard>;

/** What the two texts differ in. */
interface Edition extends Pick<Text, 'articles' | 'byeStep' | 'pairAll'> {
  readonly playersOf: (task: PairingTask, competitors: PairingTask['competitors']) => DubovPlayer[];
  readonly mayMeet: (a: DubovPlayer, b: DubovPlayer) => boolean;
  /** Possible games of players; vertices are places. */
  readonly gamesOf: (players: readonly DubovPlayer[]) => BitGraph;
  readonly byeOrder: ByeOrder<DubovPlayer> | ((task: PairingTask) => ByeOrder<DubovPlayer>);
  readonly bracketsOf: (
    task: PairingTask,
    pairing: Pairing,
    players: ReadonlyMap<PlayerId, DubovPlayer>,
  ) => readonly BracketAssessment[];
  readonly stepArticles: StepArticles;
  readonly rules: CommonRules;
  /** The rule that keeps players apart for their colours. */
  readonly colours: CitedRule;
}

const isByeBarred = ({ byeBarred }: Competitor) => byeBarred;

const ORDER = 'transposition-order';

function seatedIn(edition: Edition, task: PairingTask, bye: PlayerId | null): DubovPlayer[] {
  return edition.playersOf(
    task,
    task.competitors.filter(({ id }) => id !== bye),
  );
}

function dubov(
  id: PairingSystem['id'],
  traits: Pick<PairingSystem['traits'], 'superseded' | 'strengths' | 'prefersBlackFirst'>,
  edition: Edition,
): PairingSystem {
  const playersById = (task: PairingTask) =>
    new Map(edition.playersOf(task, [...task.field.values()]).map((player) => [player.id, player]));
  const sameColour = sameAbsolutePreference(edition.colours);
  const text: Text = {
    ...edition,
    objection: unratedIn,
    legalGraph: (_, players) => edition.gamesOf(players),
    ...byeBy(
      edition.byeOrder,
      (task) => edition.playersOf(task, task.competitors),
      ({ competitor }) => competitor.byeBarred,
    ),
    bars(task) {
      const players = playersById(task);
      return (a, b) => (edition.mayMeet(players.get(a.id)!, players.get(b.id)!) ? null : sameColour);
    },
    brackets: (task, pairing) => edition.bracketsOf(task, pairing, playersById(task)),
    due(task) {
      const players = playersById(task);
      return ({ id }) => players.get(id)!.due;
    },
    groundsOf: (_, board) => groundsOf(edition.stepArticles, board),
    byeComesFirst: true,
    order(task, two, now, then, bracket) {
      const seated = seatedIn(edition, task, now.bye);
      const own = text.pairAll(task, seated, [], edition.gamesOf(seated))!;
      const reason = orderReason(edition.stepArticles, own, two, then, bracket);
      return { rule: { id: reason.article, article: reason.article, label: ORDER }, reason };
    },
  };
  return pairingSystem(
    {
      id,
      needsRatings: true,
      traits: { ...PLAIN_TRAITS, ...traits, asksForOpposition: true },
    },
    text,
  );
}

/** C.04.4.1 of 2026. */
export const DUBOV_2026 = dubov(
  'dubov-2026',
  { superseded: false, strengths: true, prefersBlackFirst: true },
  {
    articles: { firstColour: 'C.04.4.1 5.1', noPairing: 'C.04.4.1 1.9', noBye: 'C.04.4.1 1.9' },
    playersOf: dubovPlayers,
    mayMeet,
    gamesOf,
    byeOrder: BYE_ORDER,
    byeStep: '3.1',
    pairAll: pairBrackets,
    // 2.3.4–2.3.6: C8–C10 are off in the last round.
    bracketsOf: (task, pairing, players) => bracketsOf(task, pairing, players, task.round < task.rounds),
    stepArticles: {
      raised: 'C.04.4.1 3.2.2',
      floater: 'C.04.4.1 3.2',
      sides: 'C.04.4.1 3.2.4',
      transposition: 'C.04.4.1 3.2.6',
    },
    rules: {
      meeting: { id: 'C1', article: '2.1.1', label: 'nobody-twice' },
      bye: { id: 'C2', article: '2.1.2', label: 'one-bye' },
      everybody: { id: '1.9', article: '1.9', label: 'everybody-paired' },
      isByeBarred,
    },
    colours: { id: 'C3', article: '2.1.3', label: 'opposite-absolutes' },
  },
);

/** C.04.4.1 of 1997. */
export const DUBOV_OLD = dubov(
  'dubov-old',
  { superseded: true, strengths: false, prefersBlackFirst: false },
  {
    articles: { firstColour: 'C.04.4.1 5', noPairing: 'C.04.4.1 9', noBye: 'C.04.1 d' },
    playersOf: oldPlayers,
    mayMeet: mayMeetOld,
    gamesOf: gamesOfOld,
    byeOrder: oldByeOrder,
    byeStep: ({ round }) => (round === 1 ? '5' : '4'),
    pairAll: pairGroups,
    bracketsOf: oldBracketsOf,
    stepArticles: {
      raised: 'C.04.4.1 7.1, 7.2',
      floater: 'C.04.4.1 8.2',
      sides: 'C.04.4.1 7.3, 7.4',
      transposition: 'C.04.4.1 6.2, 6.3',
    },
    // 2: they are those of the basic rules.
    rules: {
      meeting: { id: 'C.04.1 b', article: 'C.04.1 b', label: 'nobody-twice' },
      bye: { id: 'C.04.1 d', article: 'C.04.1 d', label: 'one-bye' },
      everybody: { id: '9', article: '9', label: 'everybody-paired' },
      isByeBarred,
    },
    colours: { id: 'C.04.1 f, g', article: 'C.04.1 f, g', label: 'opposite-absolutes' },
  },
);
