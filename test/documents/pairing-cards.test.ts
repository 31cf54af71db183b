/** Pairing cards: everything that the next round is paired by, compared with what the engine's own record says. */
import { beforeAll, describe, expect, it } from 'vitest';
import {
  competitorsOf,
  formatPoints,
  pairingTaskOf,
  systemOf,
  virtualPointsOf,
  type PlayerId,
  type Tournament,
} from '../../src-engine/index.ts';
import { mm } from '../../src-main/documents/layout/paper.ts';
import { pairingCardsSheet } from '../../src-main/documents/sheets/pairing-cards.ts';
import { pairingCardsView } from '../../src-main/documents/views/pairing-cards-view.ts';
import { textOf } from '../../src-main/documents/layout/sheet.ts';
import type { Typeface } from '../../src-main/documents/layout/typeface.ts';
import type { PairingCard, PairingCardsView } from '../../src-main/documents/views/pairing-cards-view.ts';
import { byNumber, fieldOf, META } from './field.ts';
import { typeface } from './fonts.ts';
import { texts } from './geometry.ts';
import { roundRobinOf } from './round-robin.ts';

const field = fieldOf({ players: 61, played: 6, next: true });
/** The round under way is over: everything is known. */
const over = fieldOf({ players: 61, played: 6 });

const cardOf = ({ cards }: PairingCardsView, number: number): PairingCard =>
  cards.find((card) => card.number === number)!;

const numberOf = ({ players }: Tournament, player: PlayerId): number =>
  players.find(({ id }) => id === player)!.tpn;

function withPlayer(tournament: Tournament, tpn: number, change: object): Tournament {
  return {
    ...tournament,
    players: tournament.players.map((player) => (player.tpn === tpn ? { ...player, ...change } : player)),
  };
}

describe('pairing cards', () => {
  it('there is one for every player, in the order in which a round is paired', () => {
    const { cards } = pairingCardsView(over, 6, META);
    expect(cards.map(({ number }) => number).toSorted((a, b) => a - b)).toEqual(
      byNumber(over).map(({ tpn }) => tpn),
    );
    const places = cards.map(({ plays, pairingPoints, number }) => [plays ? 0 : 1, -pairingPoints, number]);
    expect(places).toEqual(places.toSorted((a, b) => a[0]! - b[0]! || a[1]! - b[1]! || a[2]! - b[2]!));
  });

  it('they tell scores, opponents and colours as the engine has them', () => {
    const round = 7;
    const task = pairingTaskOf(over, round);
    if (!task.ok) throw new Error(task.failure.code);
    const view = pairingCardsView(over, 6, META);
    for (const competitor of task.value.field.values()) {
      const card = cardOf(view, competitor.tpn);
      expect([card.points, card.pairingPoints]).toEqual([competitor.score, competitor.pairingScore]);
      const met = [...competitor.met].map((id) => numberOf(over, id)).sort((a, b) => a - b);
      expect(card.met).toEqual(met);
      const colours = card.cells.filter(
        ({ opponent, result }) => opponent !== null && '1½0'.includes(result),
      );
      expect(colours.slice(0, 6).map(({ colour }) => colour)).toEqual(competitor.colours);
      expect(card.cells[5]!.total).toBe(formatPoints(competitor.score));
    }
  });

  it('C.04.3 1.4.2 a float is marked on both sides of the game', () => {
    const view = pairingCardsView(over, 6, META);
    let floats = 0;
    for (const card of view.cards) {
      card.cells.slice(0, 6).forEach(({ float, opponent, result }, round) => {
        if (opponent === null || !'1½0'.includes(result)) return;
        const other = cardOf(view, opponent).cells[round]!;
        const mirrored = { down: 'up', up: 'down' } as const;
        expect(other.float).toBe(float === null ? null : mirrored[float]);
        floats += float === null ? 0 : 1;
      });
    }
    expect(floats).toBeGreaterThan(100);
  });

  it('C.04.3 1.4.3, 1.4.4 points without a game are a downfloat since 2026, every round without a game before', () => {
    const bye = (tournament: Tournament, code: 'pab' | 'half' | 'zero') => {
      const { player } = tournament.rounds[2]!.unpaired.find(({ kind }) => kind === code)!;
      const number = numberOf(tournament, player);
      return cardOf(pairingCardsView(tournament, 6, META), number).cells[2]!.float;
    };
    const old = { ...over, rules: { ...over.rules, system: 'dutch-2017' } };
    expect([bye(over, 'pab'), bye(over, 'half'), bye(over, 'zero')]).toEqual(['down', 'down', null]);
    expect([bye(old, 'pab'), bye(old, 'half'), bye(old, 'zero')]).toEqual(['down', 'down', 'down']);
  });

  it('an open game counts for colours and opponents, not for the score; C.04.2 3.1 an adjourned one as a draw', () => {
    const before = pairingCardsView(over, 6, META);
    const now = pairingCardsView(field, 7, META);
    expect(now.openGames).toBeGreaterThan(20);
    const [board] = field.rounds[6]!.boards;
    const [white, black] = [numberOf(field, board!.white), numberOf(field, board!.black)];
    const [card, earlier] = [cardOf(now, white), cardOf(before, white)];
    expect(card.points).toBe(earlier.points);
    expect(card.met).toContain(black);
    expect(card.cells[6]).toMatchObject({
      colour: 'white',
      opponent: black,
      open: true,
      total: '',
      result: '',
    });
    const [was, is] = [earlier.difference, card.difference].map((text) => Number(text.replace('−', '-')));
    expect(is).toBe(was! + 1);
    const last = field.rounds[6]!;
    const boards = last.boards.with(0, { ...last.boards[0]!, result: 'adjourned' });
    const adjourned = pairingCardsView(
      { ...field, rounds: field.rounds.with(6, { ...last, boards }) },
      7,
      META,
    );
    expect(cardOf(adjourned, white)).toMatchObject({
      ...{ points: earlier.points + 5, pairingPoints: earlier.points + 5, difference: card.difference },
      cells: card.cells,
    });
    expect(cardOf(adjourned, black).points).toBe(cardOf(before, black).points + 5);
  });

  it('C.04.1 4 says who may have the bye no more', () => {
    const view = pairingCardsView(over, 6, META);
    const field = competitorsOf(over, 7, virtualPointsOf(over), new Set());
    for (const competitor of field.values()) {
      const text = competitor.byeBarred ? 'no bye any more' : 'may have the bye';
      expect(cardOf(view, competitor.tpn).notes).toEqual([text]);
    }
    // Who had a bye of a whole point, or won by forfeit, in any round.
    const barred = over.rounds.flatMap(({ boards, unpaired }) => [
      ...unpaired.filter(({ kind }) => kind === 'pab').map(({ player }) => player),
      ...boards.filter(({ result }) => result === 'forfeit-white-wins').map(({ white }) => white),
    ]);
    expect(new Set([...field.values()].filter(({ byeBarred }) => byeBarred).map(({ id }) => id))).toEqual(
      new Set(barred),
    );
  });

  it('C.05 5.2 says by number whom a player is not paired with', () => {
    const idOf = (number: number) => over.players.find(({ tpn }) => tpn === number)!.id;
    const prohibitions = [{ firstRound: 1, lastRound: 9, players: [30, 5, 12].map(idOf) }];
    const view = pairingCardsView({ ...over, rules: { ...over.rules, prohibitions } }, 6, META);
    expect(cardOf(view, 5).notes).toContain('not with 12, 30');
    expect(cardOf(view, 12).notes).toContain('not with 5, 30');
    expect(view.cards.filter(({ notes }) => notes.join().includes('not with'))).toHaveLength(3);
  });

  it('C.04.3 1.7 names colour and strength; other systems the due colour only', () => {
    const { cards } = pairingCardsView(over, 6, META);
    const other = { white: 'black', black: 'white' } as const;
    const wished = ({ cells }: PairingCard) => {
      const colours = cells.flatMap(({ colour, result }) =>
        colour !== null && ['1', '½', '0'].includes(result) ? [colour] : [],
      );
      const difference = 2 * colours.filter((colour) => colour === 'white').length - colours.length;
      const [last, before] = [colours.at(-1)!, colours.at(-2)!];
      const evened = difference > 0 ? 'black' : 'white';
      if (Math.abs(difference) > 1) return [evened, 'absolute'];
      if (before === last) return [other[last], 'absolute'];
      return difference === 0 ? [other[last], 'mild'] : [evened, 'strong'];
    };
    expect(cards.map(({ due, strength }) => [due, strength])).toEqual(cards.map(wished));
    expect(new Set(cards.map(({ strength }) => strength))).toEqual(new Set(['absolute', 'mild', 'strong']));
    const lim = { ...over, rules: { ...over.rules, system: 'lim-2026' } };
    const plain = pairingCardsView(lim, 6, META).cards;
    expect(new Set(plain.map(({ strength }) => strength))).toEqual(new Set(['']));
    expect(new Set(plain.map(({ due }) => due))).toEqual(new Set(['white', 'black']));
  });

  it('C.04.4.1 1.6 who has not played is due Black in the Dubov System, nothing in the Dutch', () => {
    const start = fieldOf({ players: 8, played: 0 });
    const dubov = { ...start, rules: { ...start.rules, system: 'dubov-2026' } };
    expect(pairingCardsView(start, 0, META).cards[0]).toMatchObject({ due: null, strength: '' });
    expect(pairingCardsView(dubov, 0, META).cards[0]).toMatchObject({ due: 'black', strength: 'mild' });
    expect(pairingCardsView(dubov, 0, META).cards[0]!.notes).toContain('up 0 of 3');
  });

  it('C.04.7 1.5 accelerated rounds are laid out by the sum with virtual points', () => {
    const start = fieldOf({ players: 16, played: 0 });
    const baku = { ...start, rules: { ...start.rules, acceleration: 'baku-2026' as const } };
    const { cards } = pairingCardsView(baku, 0, META);
    expect(cards.map(({ pairingPoints }) => pairingPoints)).toEqual([
      ...Array<number>(8).fill(10),
      ...Array<number>(8).fill(0),
    ]);
    expect(cards[0]!.notes).toContain('1 virtual');
  });

  it('absent and withdrawn players stand at the end and say why', () => {
    const gone = withPlayer(over, 4, { withdrawnFrom: 6, absences: [{ round: 7, kind: 'half' }] });
    const away = withPlayer(gone, 9, { absences: [{ round: 7, kind: 'half' }] });
    const view = pairingCardsView(away, 6, META);
    expect(new Set(view.cards.slice(-2).map(({ number }) => number))).toEqual(new Set([4, 9]));
    const of = (number: number) => {
      const { notes, cells } = cardOf(view, number);
      return [notes, cells[6]!.label];
    };
    // C.04.2 3.2: who has left gets no bye that they had asked for.
    expect(of(4)).toEqual([['left after round 5'], '']);
    expect(of(9)[1]).toBe('½ bye');
  });

  it('C.05 Annex 1 in a round robin they show the whole schedule, and it is the table’s', () => {
    const whole = roundRobinOf(8, 1);
    const begun = { ...whole, rounds: whole.rounds.slice(0, 2) };
    const view = pairingCardsView(begun, 2, META);
    expect(view.cards.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    for (let round = 3; round <= 7; round++) {
      const task = pairingTaskOf(begun, round, { participants: 'declared' });
      if (!task.ok) throw new Error(task.failure.code);
      const paired = systemOf('round-robin')!.pair(task.value);
      if (!paired.ok) throw new Error(paired.failure.code);
      for (const pair of paired.value.pairs) {
        const [white, black] = [numberOf(whole, pair.white), numberOf(whole, pair.black)];
        expect(cardOf(view, white).cells[round - 1]).toMatchObject({
          colour: 'white',
          opponent: black,
          open: true,
        });
        expect(cardOf(view, black).cells[round - 1]).toMatchObject({
          colour: 'black',
          opponent: white,
          open: true,
        });
      }
    }
  });
});

describe('the sheet of cards', () => {
  let face: Typeface;
  beforeAll(async () => {
    face = await typeface();
  });
  const sheetOf = (tournament: Tournament, round: number, size: 'A4' | 'LETTER' = 'A4') =>
    pairingCardsSheet(pairingCardsView(tournament, round, META), { size, typeface: face });

  it('ten on a page of A4 and Letter; fewer where rounds need more lines', () => {
    for (const size of ['A4', 'LETTER'] as const) {
      expect(sheetOf(fieldOf({ players: 60, played: 6 }), 6, size).pages).toHaveLength(6);
      expect(sheetOf(over, 6, size).pages).toHaveLength(7);
    }
    const long = { ...over, rules: { ...over.rules, rounds: 13 } };
    expect(sheetOf(long, 6).pages.length).toBeGreaterThan(7);
  });

  it('cut as one pile and put together, the cards are in order', () => {
    const view = pairingCardsView(over, 6, META);
    const { pages } = sheetOf(over, 6);
    const found = pages.map((page) =>
      texts(page)
        .filter(({ size, runs }) => size > 12.5 && runs[0]!.bold && /^\d+$/u.test(runs[0]!.text))
        .filter(({ x }) => [mm(8), mm(113)].some((left) => Math.abs(x - left) < 1))
        .map((mark) => ({
          number: Number(textOf(mark)),
          place: `${Math.round(mark.baseline / 20)} ${mark.x > mm(105)}`,
        })),
    );
    const pile = found[0]!.flatMap(({ place }) =>
      found.flatMap((page) => page.filter((card) => card.place === place).map(({ number }) => number)),
    );
    expect(pile).toEqual(view.cards.map(({ number }) => number));
  });
});
