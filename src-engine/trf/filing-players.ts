/** What the players of a report miss, or what FIDE's rating list cannot have, before the report can be rated (B.02). */
import { isFideFederation } from '../model/federations.ts';
import type { Player, PlayerId } from '../model/player.ts';
import type { Tournament } from '../model/tournament.ts';
import type { PLAYER_RECORD } from './records.ts';

type Column = keyof typeof PLAYER_RECORD.columns;

/** A problem of single players; `column` is where record 001 has it. */
export type PlayerProblem = (
  | {
      readonly code:
        | 'players-missing'
        | 'numbers-missing'
        | 'fide-id-missing'
        | 'player-federation-missing'
        | 'birth-missing'
        | 'sex-missing'
        | 'title-of-women'
        | 'rating-without-id'
        | 'birth-after-event';
    }
  | { readonly code: 'fide-id-doubled'; readonly fideId: string }
  | { readonly code: 'player-federation-unknown'; readonly federation: string }
  | { readonly code: 'rating-below-floor'; readonly floor: number }
  | { readonly code: 'rating-implausible'; readonly highest: number }
  | { readonly code: 'birth-implausible'; readonly youngest: number; readonly oldest: number }
) & {
  readonly weight: 'missing' | 'advice';
  readonly players: readonly PlayerId[];
};

/** The column of record 001 that a problem is about. */
export const COLUMN_OF_PLAYER_PROBLEM: Readonly<Record<PlayerProblem['code'], Column>> = {
  'players-missing': 'number',
  'numbers-missing': 'number',
  'fide-id-missing': 'fideId',
  'fide-id-doubled': 'fideId',
  'player-federation-missing': 'federation',
  'player-federation-unknown': 'federation',
  'birth-missing': 'birth',
  'birth-after-event': 'birth',
  'birth-implausible': 'birth',
  'sex-missing': 'sex',
  'title-of-women': 'title',
  'rating-without-id': 'rating',
  'rating-below-floor': 'rating',
  'rating-implausible': 'rating',
};

/** Lowest rating that is published, by the day from which it holds (B.02, before and since 1 March 2024). */
const FLOORS = [
  { from: '2024/03/01', floor: 1400 },
  { from: '', floor: 1000 },
] as const;
/** Nobody has reached it in any list. */
const HIGHEST_RATING = 2950;
/** Ages beyond which a year of birth is a slip of the pen. */
const YOUNGEST = 3;
const OLDEST = 105;

const yearOf = (date: string) => Number(date.slice(0, 4));

/** Whether a birth, unknown parts `00`, lies after a day. */
function isAfter(birth: string, day: string): boolean {
  const known = birth.replace(/(\/00)+$/, '');
  return known > day.slice(0, known.length);
}

/** Everything that keeps the players of a tournament from being rated, or that should be looked at again. */
export function playerProblems({ players, info }: Tournament): PlayerProblem[] {
  if (players.length === 0) return [{ code: 'players-missing', weight: 'missing', players: [] }];
  const those = (test: (player: Player) => boolean) => players.filter(test).map(({ id }) => id);
  const day = info.startDate;
  const floor = FLOORS.find(({ from }) => day === '' || day >= from)!.floor;
  const age = ({ birth }: Player) => yearOf(day) - yearOf(birth);
  const isDated = ({ birth }: Player) => day !== '' && birth !== '';
  const isTooLate = (player: Player) => isDated(player) && isAfter(player.birth, day);
  const all: PlayerProblem[] = [
    { code: 'numbers-missing', weight: 'missing', players: those(({ tpn }) => tpn < 1) },
    { code: 'fide-id-missing', weight: 'missing', players: those(({ fideId }) => fideId === '') },
    ...doubledIds(players),
    {
      code: 'player-federation-missing',
      weight: 'missing',
      players: those(({ federation }) => federation === ''),
    },
    ...unknownFederations(players),
    { code: 'birth-missing', weight: 'advice', players: those(({ birth }) => birth === '') },
    { code: 'birth-after-event', weight: 'missing', players: those(isTooLate) },
    {
      code: 'birth-implausible',
      weight: 'advice',
      ...{ youngest: YOUNGEST, oldest: OLDEST },
      players: those(
        (player) => isDated(player) && !isTooLate(player) && (age(player) < YOUNGEST || age(player) > OLDEST),
      ),
    },
    { code: 'sex-missing', weight: 'advice', players: those(({ sex }) => sex === null) },
    {
      code: 'title-of-women',
      weight: 'missing',
      players: those(({ title, sex }) => sex === 'm' && title !== null && title.startsWith('W')),
    },
    {
      code: 'rating-without-id',
      weight: 'advice',
      players: those(({ rating, fideId }) => rating > 0 && fideId === ''),
    },
    {
      code: 'rating-below-floor',
      weight: 'advice',
      floor,
      players: those(({ rating }) => rating > 0 && rating < floor),
    },
    {
      code: 'rating-implausible',
      weight: 'missing',
      highest: HIGHEST_RATING,
      players: those(({ rating }) => rating > HIGHEST_RATING),
    },
  ];
  return all.filter((problem) => problem.players.length > 0);
}

function doubledIds(players: readonly Player[]): PlayerProblem[] {
  const known = players.filter(({ fideId }) => fideId !== '');
  return [...Map.groupBy(known, ({ fideId }) => fideId)]
    .filter(([, same]) => same.length > 1)
    .map(([fideId, same]) => ({
      code: 'fide-id-doubled',
      fideId,
      weight: 'missing',
      players: same.map(({ id }) => id),
    }));
}

function unknownFederations(players: readonly Player[]): PlayerProblem[] {
  const unknown = players.filter(({ federation }) => federation !== '' && !isFideFederation(federation));
  return [...Map.groupBy(unknown, ({ federation }) => federation)].map(([federation, same]) => ({
    code: 'player-federation-unknown',
    federation,
    weight: 'advice',
    players: same.map(({ id }) => id),
  }));
}
