/**
 * How many cases a comparison tries. The fast loop tries few of them; `*.slow.ts` files beside a test, which `npm test`
 * runs, load `test/all-cases.ts` and then the same test once more.
 */
const effort = { all: false };

/** From now on every comparison of this process tries all of its cases. */
export function tryAll(): void {
  effort.all = true;
}

/** `few` in the fast loop, `all` where everything is tried: numbers of cases, and what has to be met among them. */
export function cases<T>(few: T, all: T): T {
  return effort.all ? all : few;
}
