import type { Sex, Title } from '../../../src-engine/index.ts';
import type { PlayerInput, PlayerRow } from '../../../src-main/ipc/contract.ts';
import { text } from '../../texts.ts';

export const TITLES: readonly Title[] = ['GM', 'IM', 'WGM', 'FM', 'WIM', 'CM', 'WFM', 'WCM'];

type Typed = Record<
  | 'name'
  | 'rating'
  | 'national'
  | 'own'
  | 'later'
  | 'estimate'
  | 'federation'
  | 'fideId'
  | 'birth'
  | 'club'
  | 'category',
  string
>;

/** The particulars of a player as they are typed; problems appear when they are read. */
export class PlayerForm {
  typed = $state<Typed>(blank(''));
  title = $state<Title | null>(null);
  sex = $state<Sex | null>(null);
  feePaid = $state(false);
  noHalfBye = $state(false);
  #problems = $state.raw<Partial<Typed>>({});
  readonly #wasBarred: boolean;

  /** Whether the tournament has ratings of its own; else the rating follows from the others. */
  readonly #hasOwnRating: () => boolean;
  #hadLater = false;

  constructor(player: PlayerRow | null, name: string, hasOwnRating: () => boolean = () => false) {
    this.#hasOwnRating = hasOwnRating;
    this.typed.name = name;
    this.#wasBarred = player?.noHalfBye ?? false;
    if (player === null) return;
    this.#hadLater = player.laterRatings.length > 0;
    this.title = player.title;
    this.sex = player.sex;
    this.feePaid = player.feePaid;
    this.noHalfBye = player.noHalfBye;
    this.typed = {
      name: player.name,
      rating: player.official === 0 ? '' : String(player.official),
      national: player.national === 0 ? '' : String(player.national),
      own: player.rating === 0 ? '' : String(player.rating),
      later: player.laterRatings.map(({ fromRound, rating }) => `R${fromRound} ${rating}`).join(', '),
      estimate: player.estimate === 0 ? '' : String(player.estimate),
      federation: player.federation,
      fideId: player.fideId,
      birth: player.birth.replace(/(\/00)+$/, ''),
      club: player.club,
      category: player.category,
    };
  }

  /** What is wrong with each field, by the field's name. */
  get problems(): Partial<Typed> {
    return this.#problems;
  }

  /** Ready for the next player; the federation stays as it was. */
  clear(): void {
    this.typed = { ...blank(''), federation: this.typed.federation };
    this.title = null;
    this.sex = null;
    this.feePaid = false;
    this.noHalfBye = false;
    this.#problems = {};
  }

  /** Nothing is typed of a player but the federation, which stays from one to the next. */
  get isBlank(): boolean {
    const { federation: _, ...typed } = this.typed;
    const isTyped = Object.values(typed).some((value) => value.trim() !== '');
    return !isTyped && this.title === null && this.sex === null && !this.feePaid && !this.noHalfBye;
  }

  /** What is typed now; the answer types it again. */
  keep(): () => void {
    const { title, sex, feePaid, noHalfBye } = this;
    const typed = { ...this.typed };
    return () => {
      Object.assign(this, { title, sex, feePaid, noHalfBye });
      this.typed = { ...typed };
      this.#problems = {};
    };
  }

  /** The input for main, or null when a field has a problem. */
  read(): PlayerInput | null {
    const { problems } = text.playerForm;
    const trimmed = Object.fromEntries(
      Object.entries(this.typed).map(([key, value]) => [key, value.trim()]),
    ) as Typed;
    const found: Partial<Typed> = {};
    const number = (key: 'rating' | 'national' | 'own' | 'estimate'): number => {
      const value = trimmed[key] === '' ? 0 : Number(trimmed[key]);
      if (!Number.isInteger(value) || value < 0 || value > 3500)
        found[key] = problems[key === 'estimate' ? key : 'rating'];
      return value;
    };
    const rating = number('rating');
    const national = number('national');
    const own = number('own');
    const estimate = number('estimate');
    const federation = trimmed.federation.toUpperCase();
    const later = laterOf(trimmed.later);
    const birth = birthOf(trimmed.birth);
    if (trimmed.name === '') found.name = problems.name;
    if (!/^([A-Z]{3})?$/.test(federation)) found.federation = problems.federation;
    if (!/^\d*$/.test(trimmed.fideId)) found.fideId = problems.fideId;
    if (birth === null) found.birth = problems.birth;
    if (later === null) found.later = problems.later;
    this.#problems = found;
    if (birth === null || later === null || Object.keys(found).length > 0) return null;
    return {
      name: trimmed.name,
      sex: this.sex,
      title: this.title,
      rating,
      national,
      ...(this.#hasOwnRating() ? { own } : {}),
      ...(later.length > 0 || this.#hadLater ? { later } : {}),
      estimate,
      federation,
      fideId: trimmed.fideId,
      birth,
      club: trimmed.club,
      category: trimmed.category,
      feePaid: this.feePaid,
      // Nobody is marked as eligible who never was marked otherwise.
      ...(this.noHalfBye || this.#wasBarred ? { noHalfBye: this.noHalfBye } : {}),
    };
  }
}

function blank(name: string): Typed {
  return {
    name,
    rating: '',
    national: '',
    own: '',
    later: '',
    estimate: '',
    federation: '',
    fideId: '',
    birth: '',
    club: '',
    category: '',
  };
}

/** `YYYY/MM/DD` with `00` for what is unknown, `''` for nothing typed, null for what is no date. */
function birthOf(typed: string): string | null {
  if (typed === '') return '';
  const parts = /^(\d{4})(?:[/.-](\d{1,2})(?:[/.-](\d{1,2}))?)?$/.exec(typed);
  if (parts === null) return null;
  const [, year, month = '00', day = '00'] = parts;
  if (Number(month) > 12 || Number(day) > 31) return null;
  return `${year}/${month.padStart(2, '0')}/${day.padStart(2, '0')}`;
}

/** `R5 2150, R9 2180` as ratings by round; null for what is none. */
function laterOf(typed: string): { fromRound: number; rating: number }[] | null {
  const parts = typed.split(/[,;]/).map((part) => part.trim());
  const read = parts
    .filter((part) => part !== '')
    .map((part) => /^R?\s*(\d{1,2})[\s:]+(\d{3,4})$/i.exec(part));
  return read.includes(null)
    ? null
    : read.map((match) => ({ fromRound: Number(match![1]), rating: Number(match![2]) }));
}
