/**
 * Typed arrays that cost little to make. A round of thirty players needs some hundred small ones, and memory of its own
 * for each would take longer than the search. So those of middling size are cut out of one buffer after the other.
 *
 * That changes nothing else: every array begins with zeros, no two of them share a byte, and a buffer goes when the last
 * array in it does. What is kept for long should therefore not be made here.
 */

/** Bytes of a buffer from which arrays are cut. */
const BUFFER = 2 ** 16;

/** Up to so many bytes an array lies beside its object, where nothing can be saved. */
const SMALL = 64;

/** Larger arrays have memory of their own: they would leave too much of a buffer unused. */
const LARGE = 2 ** 13;

/** Arrays begin at multiples of it, as doubles must. */
const STEP = 8;

let buffer = new ArrayBuffer(BUFFER);
let used = 0;

/** Where `bytes` bytes that nobody has used lie in {@link buffer}. */
function reserve(bytes: number): number {
  if (used + bytes > BUFFER) {
    buffer = new ArrayBuffer(BUFFER);
    used = 0;
  }
  const at = used;
  used += Math.ceil(bytes / STEP) * STEP;
  return at;
}

/** Zeros, as `new Int32Array(length)`. */
export function newInts(length: number): Int32Array {
  const bytes = 4 * length;
  if (bytes <= SMALL || bytes > LARGE) return new Int32Array(length);
  const at = reserve(bytes);
  return new Int32Array(buffer, at, length);
}

/** Zeros, as `new Float64Array(length)`. */
export function newDoubles(length: number): Float64Array {
  const bytes = 8 * length;
  if (bytes <= SMALL || bytes > LARGE) return new Float64Array(length);
  const at = reserve(bytes);
  return new Float64Array(buffer, at, length);
}

/** Zeros, as `new Uint8Array(length)`. */
export function newBytes(length: number): Uint8Array {
  if (length <= SMALL || length > LARGE) return new Uint8Array(length);
  const at = reserve(length);
  return new Uint8Array(buffer, at, length);
}

/** The same numbers in an array of their own. */
export function copyOfInts(array: Int32Array): Int32Array {
  const copy = newInts(array.length);
  copy.set(array);
  return copy;
}

/** The same numbers in an array of their own. */
export function copyOfDoubles(array: Float64Array): Float64Array {
  const copy = newDoubles(array.length);
  copy.set(array);
  return copy;
}
