/** Several entries typed one after the other in a form of several parts: their order, and what belongs together. */
import { describe, expect, it } from 'vitest';
import { exchangeWithNext } from '../../../../src-renderer/state/players/exchange.ts';
import { holdingEcho, markEcho } from '../../../../src-renderer/state/players/mark-echo.ts';
import { Successive } from '../../../../src-renderer/state/players/successive.ts';
import { text } from '../../../../src-renderer/texts.ts';
import { PLAYERS } from '../../fixture-bridge.ts';
import { started } from '../started-app.ts';

/** A part of a form in which one word is typed. */
class Word {
  typed = '';
  get isBlank(): boolean {
    return this.typed === '';
  }
  clear(): void {
    this.typed = '';
  }
  keep(): () => void {
    const { typed } = this;
    return () => void (this.typed = typed);
  }
}

function form() {
  const [name, bye] = [new Word(), new Word()];
  const successive = new Successive(name, bye);
  const answers: ((isTaken: boolean) => Promise<void>)[] = [];
  const send = (): void => {
    let answer: (isTaken: boolean) => void = () => undefined;
    const done = successive.send(() => new Promise((resolve) => (answer = resolve)));
    answers.push(async (isTaken) => {
      answer(isTaken);
      expect(await done).toBe(isTaken);
    });
  };
  const type = (one: string, other = ''): void => void ([name.typed, bye.typed] = [one, other]);
  return { send, type, answers, shown: () => [name.typed, bye.typed] };
}

describe('entries that are typed on', () => {
  it('come back in all their parts, and wait one behind the other', async () => {
    const { send, type, answers, shown } = form();
    type('A', '1');
    send();
    expect(shown()).toEqual(['', '']);
    type('B', '2');
    send();
    type('', '3');
    await answers[0]!(false);
    expect(shown()).toEqual(['A', '1']);
    await answers[1]!(false);
    expect(shown()).toEqual(['B', '2']);
    // One after the other as they waited: the one that came back first, then what was typed last.
    send();
    expect(shown()).toEqual(['A', '1']);
    send();
    expect(shown()).toEqual(['', '3']);
    send();
    expect(shown()).toEqual(['', '']);
  });

  it('that are not taken while nothing more is typed leave nothing waiting', async () => {
    const { send, type, answers, shown } = form();
    type('A');
    send();
    await answers[0]!(false);
    expect(shown()).toEqual(['A', '']);
    send();
    expect(shown()).toEqual(['', '']);
    await answers[1]!(true);
    expect(shown()).toEqual(['', '']);
  });
});

describe('numbers that are exchanged', () => {
  // Identities, numbers and places all differ.
  const of = (id: number, tpn: number, rating = 2000) => ({
    ...PLAYERS[id]!,
    id,
    tpn,
    rating,
    name: `P${id}`,
  });
  const all = [of(4, 9), of(3, 7), of(8, 2), of(6, 8, 1900), of(2, 5)];

  it('are those of the player and of the next with that rating, and both are named', async () => {
    const { app, bridge } = await started();
    await exchangeWithNext(app, all[1]!, all);
    expect(bridge.sentAs('players.exchangeNumbers')).toEqual([{ player: 3, other: 4, confirmed: 0 }]);
    expect(app.said).toBe(text.exchange.done('P3', 'P4'));
    await exchangeWithNext(app, all[0]!, all);
    expect(app.said).toBe(text.exchange.nobody('P4'));
    await exchangeWithNext(app, all[3]!, all);
    expect([app.said, bridge.sent.length]).toEqual([text.exchange.nobody('P6'), 1]);
  });
});

describe('a mark', () => {
  it('names whom it marked, and as what; one that changes nothing marks nobody', () => {
    const player = { ...PLAYERS[4]!, presence: 'here' } as const;
    const { id, name } = player;
    expect(markEcho('absent', player, 8)).toEqual({
      ...{ done: true, text: text.players.isAbsent(name, 8) },
      marked: { player: id, presence: 'absent' },
    });
    expect(markEcho('expected', player, 8)).toEqual({
      ...{ done: true, text: text.players.isExpected(name) },
      marked: { player: id, presence: 'expected' },
    });
    expect(markEcho('expected', { ...player, presence: 'expected' }, 8)).toEqual({
      ...{ done: false, text: text.players.alreadyAway(name) },
    });
    expect(markEcho('out', player, 8)).toEqual({ done: false, text: text.players.alreadyAway(name) });
    expect(markEcho('here', player, 8)).toMatchObject({
      done: true,
      marked: { player: id, presence: 'here' },
    });
  });

  it('holds by the identity of the player alone', () => {
    const player = { ...PLAYERS[4]!, presence: 'absent' } as const;
    const said = markEcho('absent', player, 8);
    const other = { ...PLAYERS[7]!, tpn: player.id, presence: 'absent' } as const;
    expect([holdingEcho(said, [other, player]), holdingEcho(said, [other]), holdingEcho(said, [])]).toEqual([
      ...[said, null],
      null,
    ]);
  });
});
