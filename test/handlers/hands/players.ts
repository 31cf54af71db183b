/** What hands do with players and tables. */
import { playerInput } from '../field.ts';
import { nameOf, type Hands } from './hands.ts';
import type { Line } from './ledger.ts';

export async function addPlayer(hands: Hands): Promise<void> {
  const players = await hands.players();
  if (players.length > 14) return;
  const rating = hands.random.integer(1800, 2500);
  await hands.give(
    'players.add',
    { ...playerInput(nameOf(100 + hands.commands), rating), confirmed: 0 },
    () => [],
  );
}

/** Somebody withdraws, comes back, has a bye, another rating, another number, or goes. */
export async function player(hands: Hands): Promise<void> {
  const players = await hands.players();
  const [one, other] = hands.random.shuffled(players);
  if (one === undefined || other === undefined) return;
  const round = hands.ledger.pages().length + 1;
  const none = (): readonly Line[] => [];
  const player = one.id;
  switch (hands.random.integer(0, 7)) {
    case 0: {
      const fromRound = one.withdrawnFrom === null ? round : null;
      return void (await hands.give('players.withdraw', { player, fromRound }, none));
    }
    case 1: {
      const kind = hands.random.pick(['half', 'zero', null] as const);
      return void (await hands.give(
        'players.setBye',
        { player, round: Math.min(7, round), kind, confirmed: 0 },
        none,
      ));
    }
    case 2: {
      const input = playerInput(one.name, hands.random.integer(1800, 2500));
      return void (await hands.give('players.change', { player, input, confirmed: 0 }, none));
    }
    case 3:
      return void (await hands.give('players.remove', { player }, none));
    case 4: {
      const equal = players.find(({ id, rating }) => id !== player && rating === one.rating) ?? other;
      return void (await hands.give(
        'players.exchangeNumbers',
        { player, other: equal.id, confirmed: 0 },
        none,
      ));
    }
    case 5:
      return void (await hands.give('players.merge', { kept: player, gone: other.id, confirmed: 0 }, () => [
        { kind: 'merged', kept: player, gone: other.id },
      ]));
    case 6: {
      const mark = { kind: hands.random.pick(['here', 'not-here'] as const) };
      return void (await hands.give('players.mark', { player, mark, confirmed: 0 }, none));
    }
    default:
      return void (await hands.give(
        'players.expel',
        { player, fromRound: Math.min(7, round), why: 'A second device.', confirmed: 0 },
        none,
      ));
  }
}

/** The tables of the hall are numbered otherwise. */
export async function seats(hands: Hands): Promise<void> {
  const { info, rules } = await hands.program.query('settings.view', null);
  const [one] = hands.random.shuffled(await hands.players());
  const firstBoard = hands.random.pick([1, 1, 11]);
  const fixed =
    one === undefined || hands.random.chance(0.5) ? [] : [{ player: one.id, board: firstBoard + 2 }];
  const leftOut = hands.random.chance(0.3) ? [firstBoard + 1] : [];
  const seating = { firstBoard, leftOut, fixed };
  await hands.give('settings.change', { info, rules: { ...rules, seating }, confirmed: 0 }, () => []);
}
