import { describe, expect, it } from 'vitest';
import type { IncidentRow } from '../../../../src-main/ipc/contract.ts';
import { IncidentForm, whenOf } from '../../../../src-renderer/state/results/incident-form.svelte.ts';
import { boardOf } from '../../fixture-bridge.ts';

// The first row is not board 1.
const BOARDS = [boardOf(13), boardOf(7)];
const form = (round: number | null = 5) => new IncidentForm(round, () => BOARDS, '2026-11-15T09:07:33');

describe('an incident', () => {
  it.each([
    ['2026-11-14T15:50', 'Sat 15:50'],
    ['2026-11-15T09:07', 'Sun 09:07'],
  ])('of %s happened on %s', (happenedAt, shown) => {
    expect(whenOf({ happenedAt })).toBe(shown);
  });

  it('begins with the time of the hall, and with what it is known to be about', () => {
    const incident = form();
    expect([incident.round, incident.board, incident.words, incident.side]).toEqual([5, '', '', null]);
    expect([incident.article, incident.penalty, incident.decision]).toEqual(['', 'none', '']);
    expect([incident.reported, incident.entersResult, incident.args.result]).toEqual([true, true, null]);
    const about = new IncidentForm(5, () => BOARDS, '2026-11-15T09:07:33', { board: 13, words: 'Claim.' });
    expect([about.board, about.words, about.row?.board, about.missing]).toEqual(['13', 'Claim.', 13, null]);
  });

  it('is about the side that was chosen, until it is chosen again', () => {
    const incident = form();
    const sides = (['white', 'black', 'black', 'white', 'white'] as const).map((side) => {
      incident.choose(side);
      return incident.side;
    });
    expect(sides).toEqual(['white', 'black', null, 'white', null]);
  });

  it('is about the hall until a board is named, and about a player once a side is', () => {
    const incident = form();
    expect([incident.row, incident.player, incident.time]).toEqual([null, null, '09:07']);
    incident.board = ' 7 ';
    expect([incident.row?.board, incident.player]).toEqual([7, null]);
    incident.side = 'black';
    expect(incident.player?.id).toBe(314);
    incident.side = 'white';
    expect(incident.player?.id).toBe(313);
    incident.board = '8';
    expect([incident.row, incident.player]).toEqual([undefined, null]);
  });

  it.each([
    ['9:07', true],
    ['23:59', true],
    [' 00:00 ', true],
    ['24:00', false],
    ['9:60', false],
    ['9.07', false],
    ['', false],
  ])('happened at %j: %s', (time, isTime) => {
    const incident = form();
    incident.words = 'a telephone rang';
    incident.time = time;
    expect([incident.isTime, incident.missing]).toEqual([isTime, isTime ? null : 'time']);
  });

  it('can be noted once something is said about it, and no unknown board is named', () => {
    const incident = form();
    expect(incident.missing).toBe('text');
    incident.decision = 'warned';
    expect(incident.missing).toBe('text');
    incident.article = '11.3.2';
    expect(incident.missing).toBeNull();
    incident.board = '99';
    expect(incident.missing).toBe('board');
  });

  it('that loses the game gives it to the opponent', () => {
    const incident = form();
    incident.board = '13';
    incident.side = 'white';
    expect(incident.result).toBeNull();
    incident.penalty = 'game-lost';
    expect(incident.result).toBe('black-wins');
    incident.side = 'black';
    expect(incident.result).toBe('white-wins');
    expect(incident.args.result).toBe('white-wins');
    incident.entersResult = false;
    expect(incident.args.result).toBeNull();
    incident.side = null;
    expect(incident.result).toBeNull();
  });

  it('is sent without blanks at the ends, with the day of the hall', () => {
    const incident = form();
    Object.assign(incident, {
      board: '7',
      side: 'black',
      article: ' 11.3.2 ',
      decision: ' warned ',
      words: ' it rang ',
      time: ' 9:41 ',
      penalty: 'warning',
      reported: false,
    });
    expect(incident.args).toEqual({
      incident: {
        round: 5,
        board: 7,
        players: [314],
        article: '11.3.2',
        penalty: 'warning',
        decision: 'warned',
        text: 'it rang',
        happenedAt: '2026-11-15T09:41',
        reported: false,
      },
      result: null,
    });
    expect(form(null).args.incident).toMatchObject({ round: null, board: null, players: [] });
  });

  it.each([
    ['2026-11-15T00:10:00', '23:50', '2026-11-14T23:50'],
    ['2026-01-01T00:10:00', '23:50', '2025-12-31T23:50'],
    ['2026-11-15T00:10:00', '0:05', '2026-11-15T00:05'],
    ['2026-11-15T09:00:00', '21:00', '2026-11-15T21:00'],
    ['2026-11-15T09:00:00', '21:01', '2026-11-14T21:01'],
    ['2026-11-15T15:00:00', '15:02', '2026-11-15T15:02'],
    ['2026-11-15T23:50:00', '00:10', '2026-11-15T00:10'],
  ])('noted from %s on that happened at %s was at %s: not half a day ahead', (now, time, happenedAt) => {
    const incident = new IncidentForm(5, () => BOARDS, now);
    incident.words = 'a telephone rang';
    incident.time = time;
    expect(incident.args.incident.happenedAt).toBe(happenedAt);
  });

  it('knows earlier ones of the same player under the same article', () => {
    const earlier = [
      { article: '11.3.2', players: [{ id: 314 }] },
      { article: '11.3.2', players: [{ id: 313 }] },
      { article: '11.5', players: [{ id: 314 }] },
    ] as unknown as readonly IncidentRow[];
    const incident = form();
    incident.board = '7';
    incident.side = 'black';
    expect(incident.earlier(earlier)).toEqual([]);
    incident.article = ' 11.3.2 ';
    expect(incident.earlier(earlier)).toEqual([earlier[0]]);
    incident.side = null;
    expect(incident.earlier(earlier)).toEqual([]);
  });
});
