/** C.04.2 4.3: by which result of a game the newest round is paired, whatever was entered since. Board 14 is of 5 and 8. */
import { describe, expect, it } from 'vitest';
import type { EventDraft, GameResult } from '../../src-engine/index.ts';
import { pairedWith } from '../../src-main/handlers/results/paired-with.ts';
import { FIRST, folded, imported, results, SECOND, up } from './written.ts';
import { WrittenDesk } from './written-desk.ts';

const [DRAFT_2, WALL_2] = up(2, SECOND, 4) as [EventDraft, EventDraft];
const FIRST_ROUND = [
  imported(),
  ...up(1, FIRST, 3),
  ...results(1, FIRST, 'white-wins', 'draw', 'black-wins'),
];
const PLAYED = [...FIRST_ROUND, DRAFT_2, WALL_2];
const entry = (
  kind: 'result-entered' | 'result-corrected' | 'result-corrected-late' | 'result-rated-only',
  was: GameResult,
  result: GameResult,
  place: 1 | 2 = 1,
): EventDraft => ({
  kind,
  payload: { round: 1, board: [11, 14, 20][place]!, ...FIRST[place]!, result, was },
});
const late = (was: GameResult, result: GameResult, place?: 1 | 2) =>
  entry('result-corrected-late', was, result, place);
const paired = (drafts: readonly EventDraft[], board = 14) =>
  pairedWith(new WrittenDesk(drafts).log, 1, board);

describe('the newest round is paired', () => {
  it('by the result that was there when it came to the wall, however often that is corrected afterwards', () => {
    const draw = { round: 2, result: 'draw' };
    const [once, twice] = [late('draw', 'white-wins'), late('white-wins', 'black-wins')];
    expect([
      paired(PLAYED),
      paired([...PLAYED, once]),
      paired([...PLAYED, once, twice]),
      paired([...PLAYED, once, twice, late('black-wins', 'draw')]),
      paired([...PLAYED, entry('result-rated-only', 'draw', 'white-wins')]),
    ]).toEqual([draw, draw, draw, draw, draw]);
    // Each board has its own.
    const other = [...PLAYED, late('black-wins', 'draw', 2)];
    expect([paired(other), paired(other, 20)]).toEqual([draw, { round: 2, result: 'black-wins' }]);
  });

  it('by the result of its own game, whatever comes on that board in another round', () => {
    const own = results(2, SECOND, 'white-wins', 'black-wins');
    const corrected: EventDraft = {
      kind: 'result-corrected',
      payload: { round: 2, board: 14, ...SECOND[1]!, result: 'white-wins', was: 'black-wins' },
    };
    expect([
      paired([...PLAYED, ...own]),
      paired([...PLAYED, ...own, corrected]),
      paired([...PLAYED, late('draw', 'black-wins'), ...own]),
    ]).toEqual([
      { round: 2, result: 'draw' },
      { round: 2, result: 'draw' },
      { round: 2, result: 'draw' },
    ]);
  });

  it('by a correction that came before it, and by one while it was down', () => {
    const before = entry('result-corrected', 'draw', 'white-wins');
    expect(paired([...FIRST_ROUND, before, DRAFT_2, WALL_2, late('white-wins', 'draw')])).toEqual({
      ...{ round: 2, result: 'white-wins' },
    });
    const down: EventDraft = { kind: 'round-unpublished', payload: { round: 2, version: 1 } };
    const again: EventDraft = {
      kind: 'round-published',
      payload: { round: 2, version: 2, boards: 3, programme: 'test' },
    };
    const changed = [...PLAYED, down, before, again];
    expect(paired(changed)).toEqual({ round: 2, result: 'white-wins' });
    expect(paired([...changed, late('white-wins', 'draw')])).toEqual({ round: 2, result: 'white-wins' });
  });

  it('3.1 without the result of a game that waited, and with it once a later one is paired', () => {
    const waiting = [...FIRST_ROUND.slice(0, 5), DRAFT_2, WALL_2];
    const recorded = [...waiting, late('open', 'black-wins', 2)];
    expect([paired(waiting, 20), paired(recorded, 20)]).toEqual([
      { round: 2, result: 'open' },
      { round: 2, result: 'open' },
    ]);
    const third = [...recorded, ...up(3, FIRST, 3)];
    expect(paired([...third, late('black-wins', 'draw', 2)], 20)).toEqual({ round: 3, result: 'black-wins' });
  });

  it('by what an import tells, whose rounds came to no wall here', () => {
    const known = imported();
    const { tournament } = folded(...PLAYED);
    const report = { ...known, payload: { ...known.payload, tournament } };
    expect(paired([report, late('draw', 'white-wins'), late('white-wins', 'black-wins')])).toEqual({
      ...{ round: 2, result: 'draw' },
    });
  });

  it('as it is where a correction was undone', () => {
    const undone = { of: 9, label: '', drop: [[9, 9]], restore: [] } as const;
    const desk = new WrittenDesk([
      ...[...PLAYED, late('draw', 'white-wins')],
      { kind: 'undone', payload: undone },
    ]);
    expect(desk.state.tournament.rounds[0]!.boards[1]!.result).toBe('draw');
    expect(pairedWith(desk.log, 1, 14)).toEqual({ round: 2, result: 'draw' });
  });
});
