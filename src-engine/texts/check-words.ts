/** What the check found, in the words of one catalogue. */
import type { CheckFinding, CheckVerdict } from '../model/check-verdict.ts';
import type { NameOf } from '../model/player.ts';
import type { Violation } from '../systems/system.ts';

/** What is needed of the rooms of a catalogue. English's own rooms use it, so it cannot ask for the type of all. */
interface VerdictWords {
  readonly roundHandling: {
    readonly check: {
      readonly verdict: (boards: number, different: number | null, rules: number) => string;
    };
  };
  readonly repair: { readonly verdict: (boards: number) => string };
}
interface FindingWords {
  readonly roundHandling: { readonly check: { readonly sum: string } };
  readonly pairing: {
    readonly violation: (
      violation: Pick<Violation, 'article' | 'players'> & { readonly kind: string },
      nameOf: NameOf,
    ) => string;
  };
}

/** `57 boards, no difference, 6 rules confirmed by a second method` */
export function verdictText(verdict: CheckVerdict, { roundHandling, repair }: VerdictWords): string {
  switch (verdict.code) {
    case 'compared':
      return roundHandling.check.verdict(verdict.boards, verdict.different, verdict.rules);
    case 'judged':
      return repair.verdict(verdict.boards);
    case 'as-written':
      return verdict.text;
  }
}

/** A finding as a sentence with its article; `nameOf` gives the name of a player. */
export function findingText(
  finding: CheckFinding,
  nameOf: NameOf,
  { roundHandling, pairing }: FindingWords,
): string {
  switch (finding.code) {
    case 'rule':
      return pairing.violation(finding, nameOf);
    case 'sum':
      return roundHandling.check.sum;
    case 'as-written':
      return finding.text;
  }
}
