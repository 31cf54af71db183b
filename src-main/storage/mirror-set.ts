/** The second media of an open tournament. */
export interface MirrorFacts {
  readonly id: string;
  readonly label: string;
  readonly state: 'in-step' | 'behind' | 'absent' | 'failed';
  readonly detail: string;
}

export interface MirrorSet {
  states(): readonly MirrorFacts[];
  /** Something new was stored. */
  wake(): void;
  close(): Promise<void>;
}
