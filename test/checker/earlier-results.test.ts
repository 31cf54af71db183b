/** Corrections as the comments of a report tell them, and as they are read again. */
import { expect, it } from 'vitest';
import { toldCorrections } from '../../src-engine/checker/earlier-results.ts';
import { generateTournament } from '../../src-engine/generator/generate.ts';
import { DEFAULT_GENERATOR_OPTIONS } from '../../src-engine/generator/options.ts';
import { GAME_RESULTS } from '../../src-engine/model/result.ts';
import { shortNames } from '../../src-engine/model/short-names.ts';
import { reportLineOf } from '../../src-engine/texts/report-lines.ts';

it.each(GAME_RESULTS)('4.3 every result is read as it was written: %s', (was) => {
  const generated = generateTournament({ ...DEFAULT_GENERATOR_OPTIONS, players: 12, rounds: 3 });
  if (!generated.ok) throw new Error(generated.failure.code);
  const tournament = generated.value;
  const names = shortNames(tournament.players);
  const { white, black } = tournament.rounds[1]!.boards[2]!;
  const lines = (['result-corrected-late', 'result-rated-only'] as const).map((kind) =>
    reportLineOf(
      {
        ...{ seq: 1, command: '', part: 0, kind, actor: 'CA', at: '2026-11-21T09:00:00.000+00:00' },
        payload: { round: 2, board: 3, white, black, was, result: 'draw', why: 'Both came, and asked' },
      },
      2,
      (id) => names.get(id)!,
    ),
  );
  const keptRecords = lines.map((line) => ({ line, after: '' }));
  const told = { round: 2, white, black, was, now: 'draw' };
  expect(toldCorrections({ ...tournament, keptRecords })).toEqual([
    { ...told, forRating: false },
    { ...told, forRating: true },
  ]);
});
