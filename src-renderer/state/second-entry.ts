import type { BoardRow, VerificationRow } from '../../src-main/ipc/contract.ts';
import { text } from '../texts.ts';

/** The boards as the second entry sees them: those with a first result, which is left out. */
export function secondRows(
  boards: readonly BoardRow[],
  checks: readonly VerificationRow[],
): readonly BoardRow[] {
  return boards.flatMap((row): readonly BoardRow[] => {
    const check = checks.find(({ board }) => board === row.board);
    if (check === undefined || check.state === 'open') return [];
    const { second, state } = check;
    const flags: BoardRow['flags'] =
      state === 'differs' ? [{ kind: 'warn', text: text.verification.states.differs }] : [];
    return [
      {
        ...row,
        // Where there is no slip, what was entered first counts as seen.
        result: second === null ? 'open' : (second.result ?? row.result),
        resultText: second?.text ?? '',
        resultAt: second?.at ?? '',
        flags,
      },
    ];
  });
}
