/** A month is a whole word or number next to a year; anything else is asked about. */
import { describe, expect, it } from 'vitest';
import { monthIn } from '../../src-main/lists/month.ts';

describe('the month in the name of a file', () => {
  it.each([
    ['standard_sep26frl.zip', '2026-09'],
    ['blitz_jan25frl_xml.zip', '2025-01'],
    ['OCT26', '2026-10'],
    ['club_november_2026.csv', '2026-11'],
    ['Liste März 2026.xlsx', '2026-03'],
    ['elo-février-2026.csv', '2026-02'],
    ['2026-dec.csv', '2026-12'],
    ['ratings-2026-11.csv', '2026-11'],
    ['ratings-2026-11-01.csv', '2026-11'],
    ['Stand 01.11.2026.csv', '2026-11'],
    ['11-2026.csv', '2026-11'],
    ['list_202611.csv', '2026-11'],
    ['list_20261101.csv', '2026-11'],
    ['nov26 of 2026-11.csv', '2026-11'],
  ])('%s is of %s', (name, month) => expect(monthIn(name)).toBe(month));

  it.each([
    'juniors-2026.csv',
    'mayors 2026.csv',
    'marseille26.csv',
    'octopus_26.csv',
    'novices 2026.txt',
    'players_list.zip',
    'mar-del-plata-2026.csv',
    'season 2025-26.csv',
    'club 2026-13.csv',
    'table-2026.csv',
    '20264.csv',
    'oct26-nov26.csv',
    '11-26.csv',
    'nov-12-2026.csv',
    '01-11-2026.csv',
    'version 1.2026.11.4.csv',
  ])('%s tells none', (name) => expect(monthIn(name)).toBe(''));
});
