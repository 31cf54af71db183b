import type { Packing } from './radix.ts';

type Places = Map<number, Places | number>;

/** Places of cost vectors, equal vectors once; place 0 is no edge. */
export class CostTable {
  private readonly limbs: number;
  private readonly numbers: number[];
  /** By the first limb, then by the second, and so on; the last leads to the place. */
  private readonly places: Places = new Map();

  constructor(limbs: number) {
    this.limbs = limbs;
    this.numbers = new Array<number>(limbs).fill(0);
  }

  placeOf(vector: ArrayLike<number>): number {
    const last = this.limbs - 1;
    let places = this.places;
    for (let k = 0; k < last; k++) {
      let next = places.get(vector[k]!) as Places | undefined;
      if (next === undefined) places.set(vector[k]!, (next = new Map()));
      places = next;
    }
    let place = places.get(vector[last]!) as number | undefined;
    if (place === undefined) {
      place = this.numbers.length / this.limbs;
      for (let k = 0; k < this.limbs; k++) this.numbers.push(vector[k]!);
      places.set(vector[last]!, place);
    }
    return place;
  }

  costs(): Float64Array {
    return Float64Array.from(this.numbers);
  }
}

/** Places of counts of rows, packed into limbs; equal counts once. */
export class PackedCosts {
  private readonly packing: Packing;
  private readonly table: CostTable;
  private readonly places = new Map<string, number>();

  constructor(packing: Packing) {
    this.packing = packing;
    this.table = new CostTable(packing.limbs);
  }

  /** `counts` has one number for each row that was packed, none above its bound. */
  placeOf(counts: readonly number[]): number {
    const key = counts.join(' ');
    let place = this.places.get(key);
    if (place === undefined) {
      const { limbs, limb, multiplier } = this.packing;
      const vector = new Array<number>(limbs).fill(0);
      counts.forEach((count, row) => (vector[limb[row]!]! += count * multiplier[row]!));
      place = this.table.placeOf(vector);
      this.places.set(key, place);
    }
    return place;
  }

  costs(): Float64Array {
    return this.table.costs();
  }
}
