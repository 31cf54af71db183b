/** TRF26 172: which rating a column of a table has, and whose rating it changes. */
import { describe, expect, it } from 'vitest';
import { blankPlayer, nationalOf, officialRatingOf, type RatingMethod } from '../../src-engine/index.ts';
import { isPlayerHeading, suggestMapping } from '../../src-main/files/player-fields.ts';
import { changesByRow, type KnownPlayer } from '../../src-main/files/player-table.ts';
import { readTable, type Table } from '../../src-main/files/table.ts';

function tableOf(text: string): Table {
  const table = readTable(new TextEncoder().encode(text), { isHeading: isPlayerHeading });
  if (!table.ok) throw new Error(table.failure.code);
  return table.value;
}

const known: KnownPlayer = { ...blankPlayer(12, 'Kasper, Jan'), federation: 'GER', rating: 1800 };

describe('ratings of a table', () => {
  it('a heading says that a rating is FIDE’s where the method counts another one', () => {
    const mapped = (headings: string, method: RatingMethod) => {
      const table = tableOf(`${headings}\nKasper, Jan;1800;1900\nBaker, Ann;1700;1600\n`);
      return suggestMapping(table, 'standard', method).slice(1);
    };
    expect(mapped('Name;Rtg;Elo', 'FIDE')).toEqual(['rating', 'ignore']);
    expect(mapped('Name;Rtg;Elo', 'OTHER')).toEqual(['rating', 'fideRating']);
    expect(mapped('Name;Standard;Rapid', 'HBFN')).toEqual(['fideRating', 'ignore']);
    expect(mapped('Name;Rating;DWZ', 'NIDOF')).toEqual(['fideRating', 'nationalRating']);
    expect(mapped('Name;Rating;DWZ', 'OTHER')).toEqual(['rating', 'nationalRating']);
  });

  it('of FIDE’s ratings that of the event counts, then a plain one, then one that may stand for it', () => {
    const mapped = (headings: string, pace: 'standard' | 'rapid' | 'blitz') =>
      suggestMapping(
        tableOf(`${headings}\nKasper, Jan;1800;1900\nBaker, Ann;1700;1600\n`),
        pace,
        'FIDE',
      ).slice(1);
    expect(mapped('Name;Rtg;Standard', 'standard')).toEqual(['ignore', 'rating']);
    expect(mapped('Name;Rtg;Rapid', 'standard')).toEqual(['rating', 'ignore']);
    expect(mapped('Name;Rtg;Rapid', 'rapid')).toEqual(['ignore', 'rating']);
    expect(mapped('Name;Standard;Rapid', 'rapid')).toEqual(['ignore', 'rating']);
    expect(mapped('Name;Standard;Club', 'rapid')).toEqual(['rating', 'club']);
    expect(mapped('Name;Rapid;Standard', 'blitz')).toEqual(['ignore', 'rating']);
    expect(mapped('Name;Rapid;Blitz', 'standard')).toEqual(['ignore', 'ignore']);
  });

  it('a plain rating is the one that counts; FIDE’s changes only where a column says so', () => {
    const from = { ratingSource: 'file', ratingList: '', ratingMonth: '', ratingPace: '' } as const;
    const both = { ...known, rating: 2345, official: 2000, national: nationalOf('GER', 2345) };
    const changed = (player: typeof both, row: object, method: RatingMethod) => {
      const rule = { method, federation: 'GER' };
      const after = { ...player, ...changesByRow(player, { ...blankRow, ...from, ...row }, rule) };
      return [after.rating, officialRatingOf(after), after.national?.rating ?? 0];
    };
    const blankRow = { ...known, rating: 0, official: null, national: null };
    expect(changed(both, { rating: 2400 }, 'HBFN')).toEqual([2400, 2000, 2400]);
    expect(changed(both, { rating: 2100 }, 'NIDOF')).toEqual([2100, 2000, 2100]);
    expect(changed(both, { rating: 2100 }, 'NRO')).toEqual([2100, 2000, 2100]);
    expect(changed({ ...both, rating: 2000 }, { rating: 2050 }, 'LBFN')).toEqual([2050, 2050, 2345]);
    expect(changed({ ...both, rating: 2000 }, { rating: 2050 }, 'FIDON')).toEqual([2050, 2050, 2345]);
    expect(changed({ ...both, rating: 2000 }, { rating: 2050 }, 'FIDE')).toEqual([2050, 2050, 2345]);
    expect(changed({ ...both, rating: 2150 }, { rating: 2050 }, 'OTHER')).toEqual([2050, 2000, 2345]);
    // What a column says is FIDE's is FIDE's by every method.
    expect(changed(both, { official: 2400 }, 'HBFN')).toEqual([2400, 2400, 2345]);
    expect(changed({ ...both, rating: 2150 }, { official: 2050 }, 'OTHER')).toEqual([2150, 2050, 2345]);
    expect(changed({ ...both, rating: 2150 }, { rating: 2160, official: 2050 }, 'OTHER')).toEqual([
      2160, 2050, 2345,
    ]);
  });
});
