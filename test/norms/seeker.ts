/** Events of one seeker and their opponents, one a round, for worked examples of B.01 1.4. */
import {
  normDetailOf,
  type NormConditionCode,
  type NormDetail,
  type NormTitle,
  type Player,
  type Rules,
  type Title,
  type Tournament,
} from '../../src-engine/index.ts';
import { eventOf } from '../tiebreaks/event.ts';

/** `GM 2500 POL 1`, `FM/WIM 2300 POL 1`: title and a women's title beside it, rating, federation and the seeker's result (`?` open); or `U`, `H`, `Z`, `.` without a game. */
export type Meeting = string;

export interface SeekerOptions {
  /** FM of NOR, 2391, a woman. */
  readonly seeker?: Partial<Player>;
  readonly rules?: Partial<Rules>;
  readonly info?: Partial<Tournament['info']>;
  /** More players, who play nobody, as `GM 2500 POL`. */
  readonly others?: readonly string[];
  /** Later ratings of opponents by round. */
  readonly later?: Readonly<Record<number, Player['laterRatings']>>;
}

function particulars(words: string): Partial<Player> {
  const [titles = '', rating = '0', federation = ''] = words.split(' ');
  const [title, womensTitle] = titles.split('/');
  return {
    title: title === '-' ? null : (title as Title),
    ...(womensTitle === undefined ? {} : { womensTitle: womensTitle as Title }),
    federation: federation === '-' ? '' : federation,
    rating: Number(rating),
  };
}

const ANSWER: Record<string, string> = { '1': '0', '0': '1', '=': '=', '?': '?', '+': '-', '-': '+', W: 'L' };

/** Player 1 seeks; the opponent of round r is player r + 1, whoever else plays follows. */
export function seekerEvent(meetings: readonly Meeting[], options: SeekerOptions = {}): Tournament {
  const rounds = meetings.length;
  const own = meetings.map((words, index) => {
    const result = words.split(' ')[3];
    return result === undefined ? words : `${index + 2}w${result}`;
  });
  const rows = meetings.map((words, index) => {
    const result = words.split(' ')[3];
    return Array.from({ length: rounds }, (_, round) =>
      round === index && result !== undefined ? `1b${ANSWER[result]!}` : '.',
    ).join(' ');
  });
  const others = options.others ?? [];
  const event = eventOf([own.join(' '), ...rows, ...others.map(() => Array(rounds).fill('.').join(' '))], {
    players: [
      { rating: 2391, title: 'FM', federation: 'NOR', sex: 'w', ...options.seeker },
      ...meetings.map((words, index) => ({
        ...particulars(words.includes(' ') ? words : '- 0 NOR'),
        ...(options.later?.[index + 1] === undefined ? {} : { laterRatings: options.later[index + 1]! }),
      })),
      ...others.map(particulars),
    ],
    rules: options.rules ?? {},
  });
  return {
    ...event,
    info: { ...event.info, federation: 'DEN', startDate: '2026/11/07', ...options.info },
  };
}

export function detailOf(tournament: Tournament, title: NormTitle): NormDetail {
  const detail = normDetailOf(tournament, 1, title);
  if (detail === null) throw new Error(`No ${title} norm is sought.`);
  return detail;
}

export function conditionIn(detail: NormDetail, code: NormConditionCode) {
  return detail.conditions.find((condition) => condition.code === code)!;
}

/** The nine rounds of the example sheet: 6 of 9 against an average of 2407. */
export const EXAMPLE: readonly Meeting[] = [
  '- 2009 SWE 1',
  'FM 2340 FIN 1',
  'IM 2471 SWE =',
  'WGM 2399 GER 1',
  'GM 2505 POL 0',
  'IM 2452 POL 1',
  'GM 2495 NOR =',
  'IM 2486 CZE =',
  'IM 2461 CZE =',
];

/** The example with some rounds changed, 1-based. */
export function changed(changes: Readonly<Record<number, Meeting>>, base = EXAMPLE): Meeting[] {
  return base.map((meeting, index) => changes[index + 1] ?? meeting);
}

/** Nine opponents of four federations, all IM but the first three, who are GM; everybody is rated `rating`. */
export function nine(rating: number, results: string): Meeting[] {
  const federations = ['SWE', 'SWE', 'POL', 'POL', 'GER', 'GER', 'FRA', 'FRA', 'ESP'];
  return [...results].map(
    (result, index) => `${index < 3 ? 'GM' : 'IM'} ${rating} ${federations[index % 9]!} ${result}`,
  );
}
