/** What crosses between the main thread and a worker thread. Plain data only. */

/** Names of the jobs that a worker module can do: `J` maps each to its arguments and its answer. */
export type JobName<J> = keyof J & string;

export type ArgsOf<J, N extends keyof J> = J[N] extends { readonly args: infer A } ? A : never;
export type ValueOf<J, N extends keyof J> = J[N] extends { readonly value: infer V } ? V : never;

/** A job on its way to the thread. */
export type JobMessage<J> = {
  [N in JobName<J>]: { readonly name: N; readonly args: ArgsOf<J, N> };
}[JobName<J>];

/** Tells how much of a job is done, and may hand over a part of its value before the end. */
export type Progress = (settled: number, all: number, part?: Uint8Array) => void;

/** What a worker sends back: progress now and then, the value at the end, or the bug that ended it. */
export type JobAnswer =
  | {
      readonly kind: 'progress';
      readonly settled: number;
      readonly all: number;
      readonly part: Uint8Array | undefined;
    }
  | { readonly kind: 'value'; readonly value: unknown }
  | { readonly kind: 'bug'; readonly message: string };
