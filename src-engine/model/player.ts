/** Identity of a player inside one tournament file: 1, 2, 3 … in order of registration, never reused. */
export type PlayerId = number;

/** Their identities, in their order. */
export function idsOf(players: readonly { readonly id: PlayerId }[]): PlayerId[] {
  return players.map(({ id }) => id);
}

/** FIDE titles in the order that C.04.2 (2026) 2.2 uses for equal strength; untitled players come last. */
export const TITLES = ['GM', 'IM', 'WGM', 'FM', 'WIM', 'CM', 'WFM', 'WCM'] as const;
export type Title = (typeof TITLES)[number];

/** `m` and `w`, as column 10 of a TRF has them. */
export const SEXES = ['m', 'w'] as const;
export type Sex = (typeof SEXES)[number];

/** Kinds of rating, by time control (B.02). */
export const PACES = ['standard', 'rapid', 'blitz'] as const;
export type Pace = (typeof PACES)[number];

/** How a rating came into the tournament: `list` from a stored rating list, `file` from a table or report. */
export type RatingSource = 'list' | 'file' | 'typed';

/** Where a rating came from. */
export interface RatingOrigin {
  readonly source: RatingSource;
  /** The list of a rating from a list, by its name (`FIDE`), its month (`2026-11`) and the kind that was taken; else `''`. */
  readonly list: string;
  readonly month: string;
  readonly pace: Pace | '';
}

/** The fields of a player that say where the ratings came from, and what else was taken with them. */
export const RATING_SOURCE_FIELDS = [
  'ratingSource',
  'ratingList',
  'ratingMonth',
  'ratingPace',
  'officialFrom',
  'nationalFrom',
  'ratingChosen',
  'listK',
] as const satisfies readonly (keyof Player)[];

/** A round that the player is known to miss, with the bye that the arbiter granted for it. */
export interface Absence {
  readonly round: number;
  readonly kind: 'half' | 'zero' | 'full';
}

/** Ratings that count from a round on. */
export interface LaterRating {
  readonly fromRound: number;
  /** FIDE’s, of the list in force then (B.02, B.01 1.1.4); 0 for unrated. */
  readonly rating: number;
}

/** A player of the tournament as the arbiter knows them; what depends on the rounds is not here. */
export interface Player {
  readonly id: PlayerId;
  /**
   * Tournament Pairing Number (C.04.2 2.3). 0 until numbers are assigned; afterwards 1 … N without gaps.
   */
  readonly tpn: number;
  /** `Lastname, Firstname` as in a TRF. */
  readonly name: string;
  readonly sex: Sex | null;
  /** Of two titles the one that comes first in the order above, as reports carry it. */
  readonly title: Title | null;
  /** The women's title beside it (FM and WIM), which counts for title norms; absent or null for none. */
  readonly womensTitle?: Title | null;
  /** Tournament rating, which orders the players; 0 for unrated. */
  readonly rating: number;
  /** Rating of FIDE's list where it is another one, 0 for none; absent or null where it is the same. */
  readonly official?: number | null;
  /** Where the tournament rating came from. */
  readonly ratingSource: RatingSource;
  /** The list of a rating from a list, by its name (`FIDE`); `''` for other sources, and where it was not kept. */
  readonly ratingList: string;
  /** Month of that list, `2026-11`; `''` without one. */
  readonly ratingMonth: string;
  /** Kind of rating that was taken from it; `''` without one. */
  readonly ratingPace: Pace | '';
  /** Where FIDE's and the national rating came from; absent or null where they came as the tournament rating did. */
  readonly officialFrom?: RatingOrigin | null;
  readonly nationalFrom?: RatingOrigin | null;
  /** True where the arbiter took this tournament rating instead of what the lists gave; absent or null where nobody did. */
  readonly ratingChosen?: true | null;
  /** K that FIDE's list gives beside FIDE's rating (B.02 8.3.3); absent or null where the rating came without one. */
  readonly listK?: number | null;
  /** In an event of over 30 days: ratings of later lists, by round; they never order the players. Absent for none. */
  readonly laterRatings?: readonly LaterRating[];
  /** Place among players of equal strength whose numbers were exchanged (C.04.2 2.3); absent or null for none. */
  readonly seat?: number | null;
  /** Strength that the arbiter estimates for an unrated player (C.04.2 2.1); 0 for none. */
  readonly estimate: number;
  /** Three letters, `''` where unknown. */
  readonly federation: string;
  /** FIDE identity number, digits only, `''` where unknown. */
  readonly fideId: string;
  /** `YYYY/MM/DD` with `00` for unknown parts; `''` where unknown. */
  readonly birth: string;
  readonly club: string;
  /** The event's own category (`U16`, `Ladies`, `B`), `''` for none. */
  readonly category: string;
  /** The entry fee was paid. */
  readonly feePaid: boolean;
  /** Not eligible for half-point byes by the rules of the event: free entry, conditions. Eligible if absent. */
  readonly noHalfBye?: boolean;
  /** National rating record (TRF26, NRS): `''` federation where the player has none. */
  readonly national: NationalRating | null;
  /**
   * First round whose pairing takes the player into account (C.04.2 2.4). 1 for players present from the start;
   * a late entry has the round of arrival.
   */
  readonly entryRound: number;
  /** Presence at the check-in of the first round: C.04.2 4.1. */
  readonly arrival: 'expected' | 'here' | 'later';
  /** First round for which the player is withdrawn; null while they play. */
  readonly withdrawnFrom: number | null;
  /** Withdrawn because they were expelled (C.05 6.6): standings of a Swiss leave them out. Not expelled if absent. */
  readonly expelled?: boolean;
  readonly absences: readonly Absence[];
  /** Points that the tournament's rules add (or, negative, take) outside of rounds: TRF26 299. Tenths. */
  readonly adjustment: number;
  /** Rank as recorded in the file the tournament was imported from; null where it was not. */
  readonly recordedRank: number | null;
}

/** A national record of TRF26: what one federation says of the player, kept as it was read. */
export interface NationalRating {
  readonly federation: string;
  readonly sex: string;
  readonly title: string;
  readonly name: string;
  readonly rating: number;
  readonly origin: string;
  readonly nationalId: string;
  readonly birth: string;
}

/** A player with only a name: what every field is until somebody says otherwise. */
export function blankPlayer(id: PlayerId, name: string): Player {
  return {
    id,
    tpn: 0,
    name,
    sex: null,
    title: null,
    rating: 0,
    ratingSource: 'typed',
    ratingList: '',
    ratingMonth: '',
    ratingPace: '',
    estimate: 0,
    federation: '',
    fideId: '',
    birth: '',
    club: '',
    category: '',
    feePaid: false,
    national: null,
    entryRound: 1,
    arrival: 'expected',
    withdrawnFrom: null,
    absences: [],
    adjustment: 0,
    recordedRank: null,
  };
}

/** The titles of a player as they are told: `FM`, `FM WIM`; `''` for none. */
export function titlesOf({ title, womensTitle = null }: Pick<Player, 'title' | 'womensTitle'>): string {
  return [title, womensTitle === title ? null : womensTitle].filter((one) => one !== null).join(' ');
}

/** Name of a player as sentences give it, the surname. */
export type NameOf = (player: PlayerId) => string;

/** Surname of `Lastname, Firstname`. */
export function surnameOf(name: string): string {
  const comma = name.indexOf(',');
  return comma < 0 ? name : name.slice(0, comma);
}

/** In the order of pairing numbers; players without one yet stand behind, in order of registration. */
export function byNumber(a: Pick<Player, 'id' | 'tpn'>, b: Pick<Player, 'id' | 'tpn'>): number {
  return (a.tpn || Infinity) - (b.tpn || Infinity) || a.id - b.id;
}
