/** Every condition of B.01 1.4 that a set of games has to meet, as data: what is asked, what is there, and whether it is met. */
import type { NormChoice } from './choice.ts';
import type { NormFrame } from './tally.ts';
import { isScoreEnough, LEAST_PERCENT, limitsFor } from './tally.ts';
import type { PlayerId } from '../model/player.ts';

/**
 * `so-far`: it stands well or can still be met by the games to come. `exempt`: the event is exempt from it (1.4.3d).
 * `confirm`: the file does not know, a person has to.
 */
export type NormState = 'met' | 'so-far' | 'missed' | 'exempt' | 'confirm';

/** What B.01 1.4 asks of the games of a norm, in the order of its articles. */
export type NormConditionCode =
  | 'games'
  | 'federations'
  | 'own-federation'
  | 'one-federation'
  | 'titled'
  | 'titles'
  | 'floor'
  | 'average'
  | 'score'
  | 'performance';

/** One condition of B.01 (2024) 1.4: what it asks, what is there, and whether that will do. */
export interface NormCondition {
  readonly code: NormConditionCode;
  readonly article: string;
  readonly state: NormState;
  /** Least, or for 1.4.4 greatest, number that is asked; a rating, games, or for the score per cent. */
  readonly limit: number;
  /** What is there: as the limit; the score in tenths of a point; for the floor the rating that was raised, 0 for none. */
  readonly found: number;
  /** Games that are counted, and with those to come. */
  readonly games: number;
  readonly inAll: number;
  /** Federations that it is about. */
  readonly federations: readonly string[];
  /** Opponents that it is about. */
  readonly players: readonly PlayerId[];
}

/**
 * The conditions of a choice, in the order of the articles. While games are to come, numbers of opponents are measured
 * against the limits for all games.
 */
export function conditionsOf(choice: NormChoice, frame: NormFrame, toCome: number): NormCondition[] {
  const { tally, games, basis } = choice;
  const { level } = frame;
  const inAll = tally.games + toCome;
  const limits = limitsFor(inAll, frame);
  const least = basis === '1.4.1c' ? 8 : 9;
  const one = (
    code: NormConditionCode,
    article: string,
    state: NormState,
    limit: number,
    found: number,
    about: Partial<Pick<NormCondition, 'federations' | 'players'>> = {},
  ): NormCondition => ({
    code,
    article,
    state,
    limit,
    found,
    games: tally.games,
    inAll,
    federations: [],
    players: [],
    ...about,
  });
  const atLeast = (found: number, limit: number): NormState =>
    found >= limit ? 'met' : found + toCome >= limit ? 'so-far' : 'missed';
  const atMost = (found: number, limit: number): NormState =>
    found > limit ? 'missed' : found + toCome > limit ? 'so-far' : 'met';
  const ofResult = (isMet: boolean): NormState => (toCome > 0 ? 'so-far' : isMet ? 'met' : 'missed');
  const ofFederations = (state: NormState): NormState => {
    if (state === 'met') return state;
    return frame.exempt ? 'exempt' : frame.federation === '' ? 'confirm' : state;
  };
  const known = frame.federation !== '';
  const fullest = [...tally.federations].filter(([, count]) => count === tally.one).map(([code]) => code);
  const ofOwn = games.filter(({ federation }) => known && federation === frame.federation);
  return [
    one('games', basis, atLeast(tally.games, least), least, tally.games),
    one(
      'federations',
      '1.4.3',
      ofFederations(known ? atLeast(tally.foreign.length, limits.foreign) : 'confirm'),
      limits.foreign,
      tally.foreign.length,
      { federations: tally.foreign },
    ),
    one(
      'own-federation',
      '1.4.4',
      ofFederations(known ? atMost(tally.own, limits.own) : 'confirm'),
      limits.own,
      tally.own,
      {
        federations: [frame.federation],
        players: ofOwn.map(({ opponent }) => opponent),
      },
    ),
    one('one-federation', '1.4.4', ofFederations(atMost(tally.one, limits.one)), limits.one, tally.one, {
      federations: fullest,
    }),
    one('titled', '1.4.5a', atLeast(tally.titled, limits.titled), limits.titled, tally.titled),
    one(
      'titles',
      level.groupArticle,
      atLeast(tally.group.length, limits.group),
      limits.group,
      tally.group.length,
      {
        players: tally.group,
      },
    ),
    one('floor', '1.4.6b', 'met', level.floor, tally.raised?.from ?? 0, {
      players: tally.raised === null ? [] : [tally.raised.opponent],
    }),
    one('average', '1.4.8a', ofResult(tally.average >= level.average), level.average, tally.average),
    one('score', '1.4.8b', ofResult(isScoreEnough(tally.score, tally.games)), LEAST_PERCENT, tally.score),
    one(
      'performance',
      '1.4.8',
      ofResult(tally.performance >= level.performance),
      level.performance,
      tally.performance,
    ),
  ];
}
