/**
 * What the arguments of a call may be, written a second time: values that are taken and values that are refused, put together
 * for objects and lists so that each is tried where all the rest is right.
 */
export interface Shape {
  /** The first one stands where another part of the arguments is tried. */
  readonly taken: readonly unknown[];
  readonly refused: readonly unknown[];
  readonly mayBeMissing?: true;
}

const ofLength = (length: number) => 'x'.repeat(length);

/** Exactly these values. */
export function oneOf(...values: readonly unknown[]): Shape {
  return { taken: values, refused: ['none of them', -1, null].filter((value) => !values.includes(value)) };
}

export function whole(least: number, most: number): Shape {
  return {
    taken: [least, most],
    refused: [least - 1, most + 1, least + 0.5, String(least), null],
  };
}

export function words(most: number, least = 0): Shape {
  return {
    taken: [ofLength(least), ofLength(most)],
    refused: [...(least > 0 ? [ofLength(least - 1)] : []), ofLength(most + 1), 7, null],
  };
}

/** A list whose items are tried one by one; with `most` also as long as may be, and one longer. */
export function listOf(item: Shape, least = 0, most?: number): Shape {
  const of = (length: number) => Array.from({ length }, () => item.taken[0]);
  const withOne = (value: unknown) => [value, ...of(least - 1 > 0 ? least - 1 : 0)];
  return {
    taken: [of(least), ...item.taken.map(withOne), ...(most === undefined ? [] : [of(most)])],
    refused: [
      ...item.refused.map(withOne),
      ...(least > 0 ? [of(least - 1)] : []),
      ...(most === undefined ? [] : [of(most + 1)]),
      ...[{}, 'x', null],
    ],
  };
}

export function nullable({ taken, refused }: Shape): Shape {
  return { taken: [...taken, null], refused: refused.filter((value) => value !== null) };
}

/** May be missing, and is never `undefined`. */
export function optional(shape: Shape): Shape {
  return { ...shape, refused: [...shape.refused, undefined], mayBeMissing: true };
}

function without(object: Readonly<Record<string, unknown>>, name: string) {
  return Object.fromEntries(Object.entries(object).filter(([each]) => each !== name));
}

/** An object with these fields and no other. */
export function object(fields: Readonly<Record<string, Shape>>): Shape {
  const each = Object.entries(fields);
  const allAt = (index: number) =>
    Object.fromEntries(each.map(([name, { taken }]) => [name, taken[index % taken.length]]));
  const right = allAt(0);
  const needed = each.filter(([, { mayBeMissing }]) => !mayBeMissing);
  const most = Math.max(1, ...each.map(([, { taken }]) => taken.length));
  return {
    taken: [
      ...Array.from({ length: most }, (_, index) => allAt(index)),
      ...(needed.length < each.length
        ? [Object.fromEntries(needed.map(([name, { taken }]) => [name, taken[0]]))]
        : []),
    ],
    refused: [
      ...each.flatMap(([name, { refused }]) => refused.map((value) => ({ ...right, [name]: value }))),
      ...needed.map(([name]) => without(right, name)),
      ...[{ ...right, more: 1 }, null, 'x', []],
    ],
  };
}

/** One of several objects that have nothing in common. */
export function oneOfObjects(...shapes: readonly Shape[]): Shape {
  return { taken: shapes.flatMap(({ taken }) => taken), refused: shapes.flatMap(({ refused }) => refused) };
}
