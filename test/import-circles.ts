/** Circles in a graph of imports. */

/** One file names another. */
export interface Link {
  readonly from: string;
  readonly to: string;
}

/** Groups of files that import one another, be it by types only: strongly connected components (Tarjan). */
export function circlesOf(imports: readonly Link[]): string[][] {
  const targets = Map.groupBy(imports, ({ from }) => from);
  const index = new Map<string, number>();
  const low = new Map<string, number>();
  const stack: string[] = [];
  const circles: string[][] = [];
  const visit = (file: string): void => {
    index.set(file, index.size);
    low.set(file, index.get(file)!);
    stack.push(file);
    for (const { to } of targets.get(file) ?? []) {
      if (!targets.has(to)) continue;
      if (!index.has(to)) visit(to);
      if (stack.includes(to)) low.set(file, Math.min(low.get(file)!, low.get(to)!));
    }
    if (low.get(file) !== index.get(file)) return;
    const members = stack.splice(stack.indexOf(file));
    if (members.length > 1) circles.push(members.sort());
  };
  for (const file of targets.keys()) if (!index.has(file)) visit(file);
  return circles.sort((a, b) => a[0]!.localeCompare(b[0]!));
}
