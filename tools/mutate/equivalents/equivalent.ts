/** A fault that no test can notice, because the program does the same with it. */
export interface Equivalent {
  readonly file: string;
  /** The code that was changed, and what took its place, without spaces at the ends. */
  readonly original: string;
  readonly replacement: string;
  /** The line on which it begins, where the same fault elsewhere in the file is no such one. */
  readonly on?: string;
  readonly reason: string;
}
