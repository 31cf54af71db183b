import { describe, expect, it } from 'vitest';
import { blankPlayer } from '../../src-engine/index.ts';
import { failureLine } from '../../src-main/cli/pairing-text.ts';
import { pairingRefusal } from '../../src-main/handlers/round/pairing-refusals.ts';
import { fieldOf } from '../documents/field.ts';

describe('C.04.1 a round that cannot be paired', () => {
  const field = fieldOf({ players: 2, played: 0 });
  const players = Array.from({ length: 31 }, (_, at) => ({
    ...blankPlayer(101 + at, `Surname${at}, First`),
    tpn: 31 - at,
  }));
  const ids = players.map(({ id }) => id);

  it('tells namesakes apart, in a conflict of constraints as well', () => {
    const two = players.slice(0, 2).map((player) => ({ ...player, name: 'Holt, Ana' }));
    const [failure, constraint] = [
      { code: 'no-legal-pairing', players: [101, 102] } as const,
      { by: 'players', value: '', players: [101, 102], firm: true, firstRound: 1, lastRound: 9 } as const,
    ];
    const tournament = { ...field, players: two };
    expect(pairingRefusal(failure, tournament).message).toContain('Holt, Ana (31); Holt, Ana (30)');
    const conflict = pairingRefusal(failure, tournament, [constraint]);
    expect(conflict.message).toContain('Holt, Ana (31) – Holt, Ana (30)');
  });

  it.each(['ratings-missing', 'no-legal-pairing'] as const)('%s names everybody whom it is about', (code) => {
    const failure = { code, players: ids } as const;
    const { message } = pairingRefusal(failure, { ...field, players });
    for (const { name } of players) expect(message).toContain(name);
    expect(message).not.toContain('…');
    const sentence = failureLine(failure, { ...field, players });
    for (let at = 0; at < players.length; at++) expect(sentence).toMatch(new RegExp(`Surname${at}\\b`));
    expect(sentence).not.toContain('others');
  });
});
