/** The systems to choose from, in groups: FIDE's in force, its earlier texts, its round robins, others. */
import { foldedText } from '../../src-engine/model/names.ts';
import type { SystemChoice } from '../../src-main/ipc/contract.ts';

/** In their order. */
const SYSTEM_GROUPS = ['inForce', 'earlier', 'roundRobin', 'other'] as const;
type SystemGroup = (typeof SYSTEM_GROUPS)[number];

function groupOfSystem({ kind, superseded }: SystemChoice): SystemGroup {
  if (kind === 'other') return 'other';
  if (kind === 'fide-round-robin') return 'roundRobin';
  return superseded ? 'earlier' : 'inForce';
}

/** The groups with their systems; none that is empty. */
export function systemsByGroup(
  systems: readonly SystemChoice[],
): readonly { readonly group: SystemGroup; readonly systems: readonly SystemChoice[] }[] {
  return SYSTEM_GROUPS.map((group) => ({
    group,
    systems: systems.filter((system) => groupOfSystem(system) === group),
  })).filter((each) => each.systems.length > 0);
}

/** The next system after one whose name begins with a letter, going round; undefined for none. */
export function systemByLetter(
  systems: readonly SystemChoice[],
  from: string,
  letter: string,
): SystemChoice | undefined {
  const at = systems.findIndex(({ id }) => id === from);
  const order = [...systems.slice(at + 1), ...systems.slice(0, at + 1)];
  return order.find(({ name }) => foldedText(name).startsWith(foldedText(letter)));
}
