/** A round paired by hand: nobody leaves the screen. */
import { beforeEach, describe, expect, it } from 'vitest';
import { Arrangement } from '../../../../src-renderer/state/round/arrangement.svelte.ts';
import { roundView } from '../../fixture-bridge.ts';
import { rowOf } from '../typist.ts';

/** Boards 41 to 44; identities 900 and down, numbers 300 and up; 777 has the bye. */
function fresh(): Arrangement {
  const bye = { id: 777, tpn: 12, name: 'Bye, Holder', title: null, rating: 1500 };
  return new Arrangement({
    ...roundView('draft', 5),
    boards: [41, 42, 43, 44].map((board) => rowOf(board)),
    unpaired: [
      { ...bye, id: 666, tpn: 13, points: 0, kind: 'half', text: '' },
      { ...bye, points: 0, kind: 'pab', text: '' },
    ],
  });
}

let arrangement: Arrangement;
beforeEach(() => (arrangement = fresh()));

const pairs = () => arrangement.boards.map(({ white, black }) => [white.id, black.id]);
const waiting = () => arrangement.waiting.map(({ id }) => id);
const numbered = (tpn: number) => arrangement.players.find((player) => player.tpn === tpn) ?? null;
const by = (tpn: number) => numbered(tpn)!;
/** Everybody in the round, in whatever place. */
const all = () =>
  [...pairs().flat(), ...waiting(), ...(arrangement.bye === null ? [] : [arrangement.bye.id])].toSorted();
const EVERYBODY = [777, 893, 894, 895, 896, 897, 898, 899, 900];

describe('hand pairing', () => {
  it('begins with the round as it is', () => {
    expect(arrangement.round).toBe(5);
    expect(pairs()).toEqual([
      [900, 899],
      [898, 897],
      [896, 895],
      [894, 893],
    ]);
    expect([arrangement.bye?.id, arrangement.complete]).toEqual([777, true]);
    expect(all()).toEqual(EVERYBODY);
  });

  it('finds players by their number wherever they are, and no others', () => {
    expect([by(300).id, by(307).id, by(12).id]).toEqual([900, 893, 777]);
    arrangement.takeApart(0);
    expect(by(300).id).toBe(900);
    // Identities and boards are no numbers; who has asked for a bye is not in the round.
    expect([numbered(900), numbered(41), numbered(13)]).toEqual([null, null, null]);
    expect(arrangement.players.map(({ id }) => id).toSorted()).toEqual(EVERYBODY);
  });

  it('knows whether anything was done', () => {
    expect(arrangement.isChanged).toBe(false);
    const takeBack = arrangement.snapshot();
    arrangement.swapColours(0);
    expect(arrangement.isChanged).toBe(true);
    takeBack();
    expect(arrangement.isChanged).toBe(false);
    arrangement.giveBye(by(301));
    expect(arrangement.isChanged).toBe(true);
  });

  it('takes a board apart: both wait, the others stay', () => {
    arrangement.takeApart(1);
    expect([waiting(), arrangement.complete]).toEqual([[898, 897], false]);
    expect(pairs()).toEqual([
      [900, 899],
      [896, 895],
      [894, 893],
    ]);
    arrangement.takeApart(9);
    expect(all()).toEqual(EVERYBODY);
  });

  it('exchanges colours', () => {
    arrangement.swapColours(2);
    arrangement.swapColours(9);
    expect(arrangement.pairs[2]).toEqual({ white: 895, black: 896 });
  });

  it('pairs two where the first of their boards was; those they leave wait', () => {
    arrangement.pair(by(306), by(302));
    expect(pairs()).toEqual([
      [900, 899],
      [894, 898],
      [896, 895],
    ]);
    expect(waiting()).toEqual([893, 897]);
    // So too where White comes from the upper of the two.
    arrangement = fresh();
    arrangement.pair(by(302), by(306));
    expect(pairs()).toEqual([
      [900, 899],
      [898, 894],
      [896, 895],
    ]);
    arrangement.pair(by(305), by(305));
    expect(all()).toEqual(EVERYBODY);
  });

  it('pairs nobody with themselves, and those whose numbers are each other’s identities', () => {
    const [one, other] = [
      { ...by(300), id: 301, tpn: 5 },
      { ...by(301), id: 5, tpn: 301 },
    ];
    const empty = new Arrangement({ ...roundView('draft', 5), boards: [], unpaired: [] });
    empty.pair(one, one);
    expect(empty.boards).toEqual([]);
    empty.pair(one, other);
    expect(empty.boards.map(({ white, black }) => [white.id, black.id])).toEqual([[301, 5]]);
  });

  it('pairs two who wait at the end', () => {
    arrangement.takeApart(0);
    arrangement.pair(by(301), by(300));
    expect(pairs().at(-1)).toEqual([899, 900]);
    expect(arrangement.complete).toBe(true);
  });

  it('giving the bye to another player lets the one who had it wait', () => {
    arrangement.giveBye(by(303));
    expect([arrangement.bye?.id, waiting()]).toEqual([897, [898, 777]]);
    expect(all()).toEqual(EVERYBODY);
    // Again, among those who wait.
    arrangement.giveBye(by(302));
    expect([arrangement.bye?.id, waiting()]).toEqual([898, [777, 897]]);
    expect(all()).toEqual(EVERYBODY);
  });

  it('giving the bye to the one who has it changes nothing', () => {
    arrangement.giveBye(by(12));
    expect([arrangement.bye?.id, waiting()]).toEqual([777, []]);
  });

  it('whoever has the bye can be paired, and then nobody has it', () => {
    arrangement.pair(by(12), by(300));
    expect([arrangement.bye, waiting()]).toEqual([null, [899]]);
    expect(pairs()[0]).toEqual([777, 900]);
    expect(all()).toEqual(EVERYBODY);
    arrangement.giveBye(by(301));
    expect([arrangement.bye?.id, waiting()]).toEqual([899, []]);
  });
});
