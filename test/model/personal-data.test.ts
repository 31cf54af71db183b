/** What a file knows of its players beyond the report of a finished event: what is counted, and what is removed. */
import { describe, expect, it } from 'vitest';
import type { EventDraft, TournamentEvent } from '../../src-engine/model/events.ts';
import type { Incident } from '../../src-engine/model/incident.ts';
import {
  personalDataIn,
  stateWithoutPersonalData,
  withoutPersonalData,
} from '../../src-engine/model/personal-data.ts';
import { blankPlayer, type Player } from '../../src-engine/model/player.ts';
import { BLANK_STATE } from '../../src-engine/model/state.ts';
import { nationalOf } from '../../src-engine/model/tournament-rating.ts';

const player = (id: number, changes: Partial<Player>): Player => ({
  ...blankPlayer(id, `Name${id}`),
  ...changes,
});

const incident = (changes: Partial<Incident>): Incident => ({
  round: 3,
  board: 4,
  players: [9, 2],
  article: '7.5.5',
  penalty: 'warning',
  decision: 'two minutes',
  text: 'A phone rang.',
  happenedAt: '2026-11-15T15:50',
  reported: false,
  ...changes,
});

function events(...drafts: readonly EventDraft[]): TournamentEvent[] {
  return drafts.map((draft, at) => ({ ...draft, seq: at + 1, at: '', actor: '', command: '', part: 0 }));
}

const [adult, child, plain] = [
  player(9, { birth: '1990/05/12', feePaid: true }),
  player(2, { birth: '2012/00/00', national: { ...nationalOf('GER', 900), birth: '2012/03/04' } }),
  player(5, { birth: '', club: '12 May 1990' }),
];

const LOG = events(
  { kind: 'player-added', payload: { player: adult } },
  { kind: 'player-added', payload: { player: child } },
  { kind: 'player-added', payload: { player: plain } },
  {
    kind: 'player-changed',
    payload: { player: 9, before: { birth: '1990/05/12' }, after: { birth: '1990/05/13' } },
  } as never,
  {
    kind: 'player-changed',
    payload: { player: 5, before: { feePaid: false }, after: { feePaid: true } },
  } as never,
  { kind: 'incident-noted', payload: incident({}) },
  { kind: 'incident-noted', payload: incident({ reported: true }) },
  { kind: 'incident-noted', payload: incident({ text: '…' }) },
);

describe('personal data', () => {
  it('are counted once a player: days of birth, also in the national record and in changes, fees, and incidents for the log', () => {
    expect(personalDataIn(LOG)).toEqual({ birthDates: 2, fees: 2, incidents: 1 });
    expect(personalDataIn(LOG.slice(2, 3))).toEqual({ birthDates: 0, fees: 0, incidents: 0 });
    expect(personalDataIn(LOG.slice(6))).toEqual({ birthDates: 0, fees: 0, incidents: 0 });
  });

  it('leave the year of birth and nothing of a fee; other words that look like a day stay', () => {
    const [first, second, third, fourth, fifth] = LOG.map((event) => withoutPersonalData(event));
    expect(first).toEqual({ player: { ...adult, birth: '1990/00/00', feePaid: false } });
    expect(second).toMatchObject({
      player: { birth: '2012/00/00', national: { birth: '2012/00/00', rating: 900 } },
    });
    expect(third).toEqual({ player: plain });
    expect(fourth).toEqual({ player: 9, before: { birth: '1990/00/00' }, after: { birth: '1990/00/00' } });
    expect(fifth).toEqual({ player: 5, before: { feePaid: false }, after: { feePaid: false } });
  });

  it('leave of an incident for the log its round and time; one for the report stays whole', () => {
    const [, , , , , removed, reported, again] = LOG.map((event) => withoutPersonalData(event));
    const blank = { board: null, players: [], article: '', penalty: 'none', decision: '', text: '…' };
    expect(removed).toEqual({ round: 3, happenedAt: '2026-11-15T15:50', reported: false, ...blank });
    expect(reported).toEqual(incident({ reported: true }));
    expect(again).toMatchObject(blank);
  });

  it('leave a log in which there are none', () => {
    const cleared = LOG.map(
      (event) => ({ ...event, payload: withoutPersonalData(event) }) as TournamentEvent,
    );
    expect(personalDataIn(cleared)).toEqual({ birthDates: 0, fees: 0, incidents: 0 });
  });

  it('leave a state with the same players and incidents', () => {
    const noted = { ...incident({}), seq: 8, at: '2026-11-15T16:00:00Z', actor: 'A' };
    const { tournament, incidents } = stateWithoutPersonalData({
      ...BLANK_STATE,
      tournament: { ...BLANK_STATE.tournament, players: [adult, child] },
      incidents: [noted, { ...noted, reported: true }],
    });
    expect(tournament.players.map(({ id, birth, feePaid }) => [id, birth, feePaid])).toEqual([
      [9, '1990/00/00', false],
      [2, '2012/00/00', false],
    ]);
    expect(incidents.map(({ seq, at, text }) => [seq, at, text])).toEqual([
      [8, noted.at, '…'],
      [8, noted.at, 'A phone rang.'],
    ]);
  });
});
