/** Rules and FIDE mode of the open tournament, for tests of commands. */
import type { Rules } from '../../src-engine/index.ts';
import type { Program } from './program.ts';

/** What `settings.change` takes to change these rules and nothing else. */
export async function changedRules(program: Program, rules: Partial<Rules>, confirmed: 0 | 3 | 4 = 0) {
  const known = await program.query('settings.view', null);
  return { info: known.info, rules: { ...known.rules, ...rules }, confirmed };
}

export async function isInFideMode(program: Program): Promise<boolean> {
  return (await program.query('app.state', null)).document!.fideMode;
}
