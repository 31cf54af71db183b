import type {
  Acceleration,
  Colour,
  KeepApart,
  ListStep,
  Pace,
  RatingMethod,
  Rules,
  Scoring,
  SystemSetting,
  TournamentRating,
  TieBreakText,
  UnratedRule,
} from '../../../src-engine/index.ts';
import type { SystemChoice, TournamentSettings } from '../../../src-main/ipc/contract.ts';
import { dateOfText } from '../../moments.ts';
import { SeatingForm } from './seating-form.svelte.ts';
import { pointsOfText, pointsText } from '../../points.ts';

type Points = Record<keyof Scoring, string>;
type Event = Record<
  | 'name'
  | 'city'
  | 'federation'
  | 'startDate'
  | 'endDate'
  | 'type'
  | 'chiefArbiter'
  | 'deputyArbiters'
  | 'timeControl'
  | 'encodedTimeControl'
  | 'roundDates',
  string
>;

/** The settings of the tournament as they are typed. What has no field here goes back as it came. */
export class SettingsForm {
  readonly #before: TournamentSettings;
  event = $state<Event>({} as Event);
  rounds = $state('');
  system = $state('');
  initialColour = $state<Colour | null>(null);
  acceleration = $state<Acceleration>('none');
  lotSeed = $state('');
  /** Minutes for corrections, `''` where no deadline is announced. */
  correctionMinutes = $state('');
  /** Lim System: the 100-point conditions of a Maxi-tournament. */
  maxiTournament = $state(false);
  /** Round robins: numbers of the table by lot; double ones: the first cycle in the order of the table. */
  numbers = $state<'strength' | 'lot' | 'hand'>('strength');
  /** Round robins: players in the order of their numbers by hand; empty before one is made. */
  tableOrder = $state.raw<readonly number[]>([]);
  lastRoundsInOrder = $state(false);
  /** Weighted systems: greatest colour difference, `2` or `0.1`. */
  colourDifference = $state('');
  points = $state<Points>({} as Points);
  tieBreaks = $state('');
  tieBreakText = $state<TieBreakText>('2026');
  unrated = $state<'drop' | 'leave-out' | 'rated'>('drop');
  /** Rating that counts for unrated players where they are `rated`. */
  unratedAs = $state('1400');
  ratingMethod = $state<RatingMethod>('FIDE');
  ratingFederation = $state('');
  /** Sequences of rating lists by the kind of event; those of the tournament rating where a kind is absent. */
  ratingLists = $state.raw<NonNullable<Rules['ratingLists']>>({});
  orderOfEquals = $state<NonNullable<Rules['orderOfEquals']>>('name');
  longEvent = $state(false);
  ratingInTieBreaks = $state<NonNullable<Rules['ratingInTieBreaks']>>('first');
  /** Who is kept apart, the named prohibitions first. */
  apart = $state.raw<readonly KeepApart[]>([]);
  readonly seats: SeatingForm;
  /** The systems to choose from. */
  choices = $state.raw<readonly SystemChoice[]>([]);

  constructor(settings: TournamentSettings) {
    const { info, rules } = settings;
    this.#before = settings;
    this.event = {
      name: info.name,
      city: info.city,
      federation: info.federation,
      startDate: info.startDate,
      endDate: info.endDate,
      type: info.type,
      chiefArbiter: info.chiefArbiter,
      deputyArbiters: info.deputyArbiters.join('\n'),
      timeControl: info.timeControl,
      encodedTimeControl: info.encodedTimeControl,
      roundDates: info.roundDates.join('\n'),
    };
    this.rounds = String(rules.rounds);
    this.system = rules.system;
    this.initialColour = rules.initialColour;
    this.acceleration = rules.acceleration;
    this.lotSeed = String(rules.lotSeed);
    this.correctionMinutes = String(rules.correctionMinutes ?? '');
    this.maxiTournament = rules.maxiTournament ?? false;
    this.tableOrder = rules.tableOrder ?? [];
    this.numbers = rules.tableOrder !== undefined ? 'hand' : rules.numbersByLot === true ? 'lot' : 'strength';
    this.lastRoundsInOrder = rules.lastRoundsInOrder ?? false;
    this.colourDifference = String((rules.maximumColourDifference ?? 20) / 10);
    this.points = Object.fromEntries(
      Object.entries(rules.scoring).map(([key, value]) => [key, pointsText(value as number)]),
    ) as Points;
    this.tieBreaks = rules.tieBreaks.join('\n');
    this.tieBreakText = rules.tieBreakText;
    const { unratedInTieBreaks: unrated = 'drop' } = rules;
    this.unrated = typeof unrated === 'number' ? 'rated' : unrated;
    if (typeof unrated === 'number') this.unratedAs = String(unrated);
    this.ratingMethod = rules.tournamentRating?.method ?? 'FIDE';
    this.ratingFederation = rules.tournamentRating?.federation ?? info.federation;
    this.orderOfEquals = rules.orderOfEquals ?? 'name';
    this.longEvent = rules.longEvent ?? false;
    this.ratingInTieBreaks = rules.ratingInTieBreaks ?? 'first';
    this.ratingLists = rules.ratingLists ?? {};
    const named = rules.prohibitions.map((prohibition): KeepApart => ({
      by: 'players',
      value: '',
      firm: true,
      ...prohibition,
    }));
    this.apart = [...named, ...(rules.keptApart ?? [])];
    this.seats = new SeatingForm(rules.seating);
  }

  keepApart(rule: KeepApart): void {
    this.apart = [...this.apart, rule];
  }
  endApart(index: number): void {
    this.apart = this.apart.toSpliced(index, 1);
  }

  /** Named players who never meet are prohibitions, as reports know them; all else is kept beside. */
  get #constraints(): Pick<Rules, 'prohibitions' | 'keptApart'> {
    const isNamed = ({ by, firm }: KeepApart): boolean => by === 'players' && firm;
    const keptApart = this.apart.filter((rule) => !isNamed(rule));
    return {
      prohibitions: this.apart
        .filter(isNamed)
        .map(({ firstRound, lastRound, players }) => ({ firstRound, lastRound, players })),
      ...(keptApart.length === 0 ? {} : { keptApart }),
    };
  }

  /** Fields of the scoring whose text is no number of points. */
  get wrongPoints(): readonly (keyof Scoring)[] {
    return (Object.keys(this.points) as (keyof Scoring)[]).filter(
      (key) => pointsOfText(this.points[key]) === null,
    );
  }

  /** Days whose text is neither a day nor what it was before. */
  get wrongDays(): readonly ('startDate' | 'endDate')[] {
    return (['startDate', 'endDate'] as const).filter(
      (key) => dateOfText(this.event[key]) === null && this.event[key] !== this.#before.info[key],
    );
  }

  /** The codes as typed, one of a line. */
  get codes(): readonly string[] {
    return linesOf(this.tieBreaks);
  }

  /** What rating tie-breaks do with unrated players; null while the rating is no rating. */
  get unratedRule(): UnratedRule | null {
    if (this.unrated !== 'rated') return this.unrated;
    const rating = Number(this.unratedAs);
    return Number.isInteger(rating) && rating >= 1 && rating <= 4000 ? rating : null;
  }

  get wrongRounds(): boolean {
    const rounds = Number(this.rounds);
    return !Number.isInteger(rounds) || rounds < 1 || rounds > 30;
  }

  /** The settings for main, or null when a field has a problem. */
  read(): TournamentSettings | null {
    const { unratedRule } = this;
    if (this.wrongPoints.length > 0 || this.wrongRounds || this.wrongDays.length > 0) return null;
    if (unratedRule === null || this.seats.isWrong) return null;
    const { info, rules: before } = this.#before;
    // An empty field takes the deadline away.
    const {
      correctionMinutes: _,
      tableOrder: _order,
      tournamentRating,
      ratingLists: _lists,
      keptApart: _apart,
      seating: _seats,
      ...rules
    } = before;
    const isAsBefore = unratedRule === (rules.unratedInTieBreaks ?? 'drop');
    const { event } = this;
    // An incomplete day that came with an import stays as it is.
    const date = (typed: string, before: string): string => dateOfText(typed) ?? before;
    return {
      info: {
        ...info,
        ...event,
        federation: event.federation.trim().toUpperCase(),
        startDate: date(event.startDate, info.startDate),
        endDate: date(event.endDate, info.endDate),
        deputyArbiters: linesOf(event.deputyArbiters),
        roundDates:
          event.roundDates.trim() === ''
            ? []
            : event.roundDates
                .trimEnd()
                .split('\n')
                .map((line) => line.trim()),
      },
      rules: {
        ...rules,
        rounds: Number(this.rounds),
        system: this.system,
        initialColour: this.initialColour,
        acceleration: this.acceleration,
        lotSeed: Number(this.lotSeed) || rules.lotSeed,
        ...(/^\d+$/.test(this.correctionMinutes.trim())
          ? { correctionMinutes: Number(this.correctionMinutes) }
          : {}),
        ...this.#optionsOfSystem(),
        ...this.#ratings(tournamentRating),
        scoring: Object.fromEntries(
          Object.entries(this.points).map(([key, typed]) => [key, pointsOfText(typed)]),
        ) as unknown as Scoring,
        tieBreaks: this.codes,
        tieBreakText: this.tieBreakText,
        ...(isAsBefore ? {} : { unratedInTieBreaks: unratedRule }),
        ...this.#constraints,
        ...this.seats.read(),
      },
    };
  }

  /** Whether the chosen system has a setting that not all have; false until the systems are known. */
  has(setting: SystemSetting): boolean {
    return this.choices.find(({ id }) => id === this.system)?.settings.includes(setting) ?? false;
  }

  /** Sets the sequence of lists of a kind of event; null for that of the tournament rating. */
  askLists(pace: Pace, sequence: readonly ListStep[] | null): void {
    const { [pace]: _, ...others } = this.ratingLists;
    this.ratingLists = sequence === null ? others : { ...others, [pace]: sequence };
  }

  #ratings(before: TournamentRating | undefined): Partial<Rules> {
    const method = this.ratingMethod;
    const federation = method === 'FIDE' ? '' : this.ratingFederation.trim().toUpperCase();
    const was = this.#before.rules;
    const { orderOfEquals, longEvent, ratingInTieBreaks } = this;
    return {
      ...(orderOfEquals === (was.orderOfEquals ?? 'name') ? {} : { orderOfEquals }),
      ...(longEvent === (was.longEvent ?? false) ? {} : { longEvent }),
      ...(ratingInTieBreaks === (was.ratingInTieBreaks ?? 'first') ? {} : { ratingInTieBreaks }),
      ...(method === 'FIDE' && before === undefined ? {} : { tournamentRating: { method, federation } }),
      ...(Object.keys(this.ratingLists).length === 0 ? {} : { ratingLists: this.ratingLists }),
    };
  }

  /** Options that only some systems have; others keep what they had. */
  #optionsOfSystem(): Partial<Rules> {
    const tenths = Math.round(Number(this.colourDifference.replace(',', '.')) * 10);
    return {
      ...this.#switched('maxiTournament'),
      ...this.#numbersOfTable(),
      ...this.#switched('lastRoundsInOrder'),
      ...(this.has('maximumColourDifference') && tenths > 0 ? { maximumColourDifference: tenths } : {}),
    };
  }

  #numbersOfTable(): Partial<Rules> {
    const before = this.#before.rules;
    if (!this.has('numbersByLot')) return {};
    const byLot = this.numbers === 'lot';
    return {
      ...(byLot || before.numbersByLot !== undefined ? { numbersByLot: byLot } : {}),
      ...(this.numbers === 'hand' && this.tableOrder.length > 0 ? { tableOrder: this.tableOrder } : {}),
    };
  }

  /** A setting that is on or off; one that was never on and is off stays away. */
  #switched(setting: 'maxiTournament' | 'lastRoundsInOrder'): Partial<Rules> {
    const counts = this[setting] || this.#before.rules[setting] !== undefined;
    return this.has(setting) && counts ? { [setting]: this[setting] } : {};
  }
}

function linesOf(typed: string): readonly string[] {
  return typed
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}
