import { matchingPlayers } from './player-search.ts';

interface Pickable {
  readonly id: number;
  readonly tpn: number;
  readonly name: string;
}

/** As many as fit under a field. */
const MOST_HITS = 6;

/** Players picked one after another: several numbers at once, or a few letters of one name. */
export class PlayerPick<P extends Pickable> {
  readonly #players: () => readonly P[];
  #typed = $state('');
  #picked = $state.raw<readonly P[]>([]);
  #at = $state(0);
  #numberOf: (player: P) => number;

  /** `numberOf` says by which number a player is typed: their pairing number, unless told otherwise. */
  constructor(players: () => readonly P[], numberOf: (player: P) => number = ({ tpn }) => tpn) {
    this.#players = players;
    this.#numberOf = numberOf;
  }

  get typed(): string {
    return this.#typed;
  }
  set typed(typed: string) {
    this.#typed = typed;
    this.#at = 0;
  }
  get picked(): readonly P[] {
    return this.#picked;
  }

  /** Who fits the letters that are typed, the likeliest first; nobody while numbers are typed. */
  get hits(): readonly P[] {
    if (!/\p{L}/u.test(this.#typed)) return [];
    const free = this.#players().filter(({ id }) => !this.#picked.some((one) => one.id === id));
    const found = matchingPlayers(
      free.map((player) => ({ name: player.name, fideId: '', player })),
      this.#typed,
    );
    return found.slice(0, MOST_HITS).map(({ player }) => player);
  }
  /** Index of the hit that Enter takes. */
  get at(): number {
    return Math.min(this.#at, Math.max(this.hits.length - 1, 0));
  }

  step(by: number): void {
    const { length } = this.hits;
    if (length > 0) this.#at = (this.at + by + length) % length;
  }

  /** Takes what is typed, and empties the field. What nobody fits stays in it, and is answered; else null. */
  take(): string | null {
    const typed = this.#typed.trim();
    const numbers = typed.match(/\d+/g) ?? [];
    if (/\p{L}/u.test(typed)) {
      const hit = this.hits[this.at];
      if (hit !== undefined) return this.pick(hit);
      const several = this.#byParts(typed);
      for (const player of several) this.pick(player);
      return several.length === 0 ? typed : null;
    }
    const found = numbers.map((number) =>
      this.#players().find((player) => this.#numberOf(player) === Number(number)),
    );
    const unknown = found.indexOf(undefined);
    if (numbers.length === 0 || unknown >= 0) return numbers[unknown] ?? typed;
    for (const player of found) this.pick(player!);
    return null;
  }

  /** `heller-falke`: a player for each part, where each fits one player and no other; else nobody. */
  #byParts(typed: string): readonly P[] {
    const rows = this.#players().map((player) => ({ name: player.name, fideId: '', player }));
    const parts = typed.split(/\s*[-–]\s*/).map((part) => {
      const found = /^\d+$/.test(part)
        ? rows.filter(({ player }) => this.#numberOf(player) === Number(part))
        : matchingPlayers(rows, part);
      return part !== '' && found.length === 1 ? found[0]!.player : null;
    });
    return parts.length < 2 || parts.includes(null) ? [] : parts.map((player) => player!);
  }

  pick(player: P): null {
    if (!this.#picked.some(({ id }) => id === player.id)) this.#picked = [...this.#picked, player];
    this.typed = '';
    return null;
  }

  /** Takes the last one back. */
  drop(): void {
    this.#picked = this.#picked.slice(0, -1);
  }

  clear(): void {
    this.#picked = [];
    this.typed = '';
  }
}
