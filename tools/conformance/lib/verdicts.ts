/** Who is right where two engines pair a round differently: the literal oracles where the field is small enough, else the criteria. */
import type { Pairing, PairingTask } from '../../../src-engine/index.ts';
import type { DutchEdition } from '../../../src-engine/checker/facts.ts';
import { systemOf } from '../../../src-engine/systems/registry.ts';
import type { Assessment, RowValue } from '../../../src-engine/systems/system.ts';
import { roundText } from '../../../test/oracle/comparison.ts';
import { pairDutch2017 } from '../../../test/oracle/dutch-2017.ts';
import { pairDutch2026 } from '../../../test/oracle/dutch-2026.ts';
import { LARGEST_FIELD } from '../../../test/oracle/histories.ts';
import { pairMidDutch2017 } from '../../../test/oracle/mid/dutch-2017.ts';
import { pairMidDutch2026 } from '../../../test/oracle/mid/dutch-2026.ts';
import { MID_SIZES } from '../../../test/oracle/mid/histories.ts';
import { plainTaskOf } from '../../../test/oracle/field.ts';

const ORACLES = {
  '2017': { literal: pairDutch2017, mid: pairMidDutch2017 },
  '2026': { literal: pairDutch2026, mid: pairMidDutch2026 },
} as const;

export interface RoundVerdict {
  /** `ours`, `theirs` or `neither` by an oracle; `not judged` where the field is too large for one. */
  readonly right: 'ours' | 'theirs' | 'neither' | 'not judged';
  readonly by: 'literal oracle' | 'oracle of medium fields' | 'criteria';
  /** The first criterion whose value differs, as `2.4.6 [C10] 1 against 2`; `''` where all are equal. */
  readonly criterion: string;
}

/** The first criterion in which two pairings differ, or the absolute rule that one of them breaks. */
function criterionOf(edition: DutchEdition, task: PairingTask, ours: Pairing, theirs: Pairing): string {
  const system = systemOf(`dutch-${edition}`)!;
  const [own, other] = [system.assess(task, ours), system.assess(task, theirs)];
  for (const [name, { violations }] of [['theirs', other] as const, ['ours', own] as const]) {
    const [first] = violations;
    if (first !== undefined)
      return `${name}: ${first.article} [${first.id}] broken by ${first.players.join('-')}`;
  }
  const rows = (assessment: Assessment): RowValue[] => assessment.brackets.flatMap((bracket) => bracket.rows);
  const [left, right] = [rows(own), rows(other)];
  for (const [index, row] of left.entries()) {
    const counterpart = right[index];
    if (row.value.join() !== counterpart?.value.join())
      return `${row.article} [${row.id}] ${row.value.join()} against ${counterpart?.value.join() ?? 'none'}`;
  }
  return '';
}

/** Judges a round that we pair as `ours` and the engine as `theirs`. */
export function verdictOn(
  edition: DutchEdition,
  task: PairingTask,
  ours: Pairing,
  theirs: Pairing,
): RoundVerdict {
  const criterion = criterionOf(edition, task, ours, theirs);
  const size = task.competitors.length;
  const { literal, mid } = ORACLES[edition];
  if (size > MID_SIZES.most) return { right: 'not judged', by: 'criteria', criterion };
  const by = size <= LARGEST_FIELD ? 'literal oracle' : 'oracle of medium fields';
  const due = by === 'literal oracle' ? literal(plainTaskOf(task)) : mid(plainTaskOf(task));
  const text = due === null ? 'none' : roundText(due);
  const right = text === roundText(ours) ? 'ours' : text === roundText(theirs) ? 'theirs' : 'neither';
  return { right, by, criterion };
}
