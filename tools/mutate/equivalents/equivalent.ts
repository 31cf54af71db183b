/** A fault that no test can notice, because the program does the same with it. */
export interface Equivalent {
  readonly file: string;
  /** The code that was changed, and what took its place, without spaces at the ends. */
  readonly original: string;
  readonly replacement: string;
  readonly reason: string;
}
