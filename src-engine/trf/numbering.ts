import type { PlayerId } from '../model/player.ts';
import type { Deviations } from './deviation.ts';
import type { SourceLine } from './lines.ts';

/** Starting ranks of the file and identities of the model, in both directions. */
export class Numbering {
  /** By number. */
  private readonly ids: readonly (PlayerId | undefined)[];
  private readonly numbers: ReadonlyMap<PlayerId, number>;
  private readonly ordered: readonly number[];

  constructor(players: readonly { readonly id: PlayerId; readonly number: number }[]) {
    const ids: (PlayerId | undefined)[] = [];
    for (const { id, number } of players) ids[number] = id;
    this.ids = ids;
    this.numbers = new Map(players.map(({ id, number }) => [id, number]));
    this.ordered = [...new Set(players.map(({ number }) => number))].sort((a, b) => a - b);
  }

  /** Identity of a number, or null, reported, where the file has no such player. */
  id(number: number, line: SourceLine, column: number, deviations: Deviations): PlayerId | null {
    const id = this.ids[number];
    if (id === undefined) deviations.add('player-unknown', line.number, column, String(number));
    return id ?? null;
  }

  /** Starting rank of a player. */
  number(id: PlayerId): number {
    return this.numbers.get(id)!;
  }

  find(number: number): PlayerId | null {
    return this.ids[number] ?? null;
  }

  /** Identities of all players numbered `first` to `last`. */
  range(first: number, last: number): PlayerId[] {
    return this.ordered
      .filter((number) => first <= number && number <= last)
      .map((number) => this.ids[number]!);
  }

  /** Runs of players that follow each other in the numbering, as first and last number. */
  runs(players: readonly PlayerId[]): [first: number, last: number][] {
    const wanted = new Set(players.map((id) => this.number(id)));
    const runs: [number, number][] = [];
    let open = false;
    for (const number of this.ordered) {
      if (!wanted.has(number)) open = false;
      else if (open) runs.at(-1)![1] = number;
      else {
        runs.push([number, number]);
        open = true;
      }
    }
    return runs;
  }
}
