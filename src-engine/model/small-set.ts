/** As much of a set of numbers as is asked of one that is only read. */
export interface NumberSet extends Iterable<number> {
  readonly size: number;
  has(value: number): boolean;
  forEach(use: (value: number) => void): void;
}

/**
 * A set of few numbers, such as the opponents of one player: a list takes a fraction of the memory and of the time that a
 * set takes, of which a large field has ten thousand. Cost of `add` and `has`: the size.
 */
export class SmallSet implements NumberSet {
  private readonly values: number[] = [];

  get size(): number {
    return this.values.length;
  }

  add(value: number): void {
    if (!this.has(value)) this.values.push(value);
  }

  has(value: number): boolean {
    const { values } = this;
    for (let index = 0; index < values.length; index++) if (values[index] === value) return true;
    return false;
  }

  forEach(use: (value: number) => void): void {
    const { values } = this;
    for (let index = 0; index < values.length; index++) use(values[index]!);
  }

  [Symbol.iterator](): Iterator<number> {
    return this.values.values();
  }
}
