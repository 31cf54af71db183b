/** Places of cost vectors, equal vectors once; place 0 is no edge. */
export class CostTable {
  private readonly limbs: number;
  private readonly numbers: number[];
  private readonly places = new Map<string | number, number>();

  constructor(limbs: number) {
    this.limbs = limbs;
    this.numbers = new Array<number>(limbs).fill(0);
  }

  placeOf(vector: ArrayLike<number>): number {
    const key = this.limbs === 1 ? vector[0]! : Array.from(vector).join(' ');
    let place = this.places.get(key);
    if (place === undefined) {
      place = this.numbers.length / this.limbs;
      for (let k = 0; k < this.limbs; k++) this.numbers.push(vector[k]!);
      this.places.set(key, place);
    }
    return place;
  }

  costs(): Float64Array {
    return Float64Array.from(this.numbers);
  }
}
