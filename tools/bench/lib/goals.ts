/** Figures beside their goals, for runs that print a table. */
export class Goals {
  missed = 0;

  tell(what: string, value: number, goal: number, unit: string): void {
    const isMissed = value > goal;
    if (isMissed) this.missed++;
    this.say(what, value, unit, `goal ${goal}${isMissed ? '  MISSED' : ''}`);
  }

  /** A figure without a goal. */
  say(what: string, value: number, unit: string, after = ''): void {
    console.log(`${what.padEnd(48)}${value.toFixed(1).padStart(9)} ${unit.padEnd(3)} ${after}`.trimEnd());
  }
}

/** The value below which a share of the values lies; the highest for 1. */
export function percentile(values: readonly number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.max(0, Math.ceil(values.length * share) - 1)] ?? NaN;
}
