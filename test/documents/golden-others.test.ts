/** Sheets of events that have little to say, or something unusual, compared with the files in golden/ (goldens.ts). */
import { describe, expect, it } from 'vitest';
import { bakuVirtualPoints } from '../../src-engine/acceleration/baku.ts';
import { blankPlayer, type Tournament } from '../../src-engine/index.ts';
import { bookOf } from '../../src-main/documents/book.ts';
import type { DocumentKind, DocumentRequest, FormerPairing } from '../../src-main/documents/views/view.ts';
import { fieldOf, META } from './field.ts';
import { typeface } from './fonts.ts';
import { describeBook, matchesGolden, paired } from './goldens.ts';
import { roundRobinOf } from './round-robin.ts';

const face = await typeface();
const sheet = (
  kind: DocumentKind,
  tournament: Tournament,
  more: Partial<DocumentRequest> = {},
  former: FormerPairing | null = null,
) =>
  describeBook(
    bookOf({ kind, paper: 'A4', round: null, ...more }, { tournament, meta: META, log: [], former }, face),
  );
const textsOf = (described: string) => described.split('\n').filter((line) => line.startsWith('text '));

/** Twelve players in the third of five rounds, accelerated; somebody without rating and title, somebody who left. */
const field = fieldOf({ players: 12, played: 2, rounds: 5 });
const players = field.players.map((player) => {
  if (player.tpn === 9) return { ...player, rating: 0, title: null, federation: '' };
  return player.tpn === 5 ? { ...player, withdrawnFrom: 3 } : player;
});
const asked = { ...field, players, rules: { ...field.rules, acceleration: 'baku-2026' as const } };
const accelerated: Tournament = {
  ...asked,
  rules: { ...asked.rules, virtualPoints: bakuVirtualPoints(asked) },
};

describe('events with something unusual', () => {
  it('cards of an accelerated event, with players who have no rating or have left', () =>
    matchesGolden(sheet('pairing-cards', accelerated), 'others/cards-accelerated.A4'));

  it('rules of an accelerated event', () =>
    matchesGolden(sheet('rules', accelerated), 'others/rules-accelerated.A4'));

  it('rules of an event whose first rounds are paired by others', () => {
    const burstein = { ...field, rules: { ...field.rules, system: 'burstein-2026' } };
    return matchesGolden(sheet('rules', burstein), 'others/rules-burstein.A4');
  });

  it('rules of a system that is told in full', () => {
    const lim = {
      ...field,
      rules: { ...accelerated.rules, system: 'mwm-burstein', maximumColourDifference: 10 },
    };
    return matchesGolden(sheet('rules', lim), 'others/rules-full.A4');
  });

  it('a board with the rules of its bracket', () =>
    matchesGolden(sheet('explanations', paired, { round: 5, board: 2 }), 'others/explanation-of-board.A4'));

  it('the bye with the rules of its bracket', () =>
    matchesGolden(sheet('explanations', paired, { round: 5, board: null }), 'others/explanation-of-bye.A4'));

  it('boards that are new or gone', () => {
    const now = fieldOf({ players: 14, played: 1 });
    const rounds = now.rounds.map((round) => ({ ...round, version: 2 }));
    const [first, second, ...others] = rounds[0]!.boards;
    const { unpaired } = rounds[0]!;
    const players = [
      ...now.players,
      { ...blankPlayer(91, 'Xenos, Iris'), tpn: 15 },
      { ...blankPlayer(92, 'Yale, Max'), tpn: 16 },
    ];
    const pairs = [second!, first!, ...others];
    const gone = { version: 1, pairs: [...pairs, { white: 91, black: 92 }], unpaired };
    const added = { version: 1, pairs: pairs.slice(0, -1), unpaired: [] };
    const of = (former: FormerPairing) =>
      sheet('changed-boards', { ...now, players, rounds }, { round: 1 }, former);
    return matchesGolden(`${of(gone)}\n${of(added)}`, 'others/changed-new-and-gone.A4');
  });

  it('a table of a double round robin', () =>
    matchesGolden(sheet('crosstable', roundRobinOf(6, 2)), 'others/crosstable-double.A4'));
});

describe('round robins and packs', () => {
  const table = (players: number): Tournament => {
    const free = fieldOf({ players, played: 0, rounds: players });
    return { ...free, rules: { ...free.rules, system: 'round-robin' } };
  };

  it('cards of an odd round robin, in which somebody is free each round', () =>
    matchesGolden(sheet('pairing-cards', table(5)), 'others/cards-round-robin.A4'));

  it('cards before anybody has a number', () => {
    const free = fieldOf({ players: 6, played: 0, rounds: 3 });
    const unnumbered = free.players.map((player) => ({
      ...player,
      tpn: 0,
      entryRound: player.tpn === 2 ? 2 : 1,
    }));
    return matchesGolden(
      sheet('pairing-cards', { ...free, players: unnumbered }),
      'others/cards-unnumbered.A4',
    );
  });
});

describe('events with little to say', () => {
  it.each(['arbiters-log', 'incidents', 'lots'] as const)('%s says that nothing was noted', (kind) => {
    const described = sheet(kind, field);
    expect(textsOf(described).some((line) => line.includes('No entries'))).toBe(true);
  });
});
