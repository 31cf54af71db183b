/** An event that is written down: identities, numbers, boards and places all differ. */
import {
  blankPlayer,
  BLANK_INFO,
  BLANK_TOURNAMENT,
  DEFAULT_RULES,
  type GameResult,
  type Player,
  type Round,
  type Tournament,
  type Unpaired,
} from '../../src-engine/index.ts';
import type { DocumentMeta } from '../../src-main/documents/views/view.ts';

export const META: DocumentMeta = {
  ...{ issuedAt: '2026-11-15T13:41:07+01:00', version: 3, draft: false, seal: 'abcd', playStarts: '14:00' },
  ...{ code: 'A.1', part: 'Part 2' },
};
export const IMPRINT = {
  ...{ event: 'Club Open', version: 3, issuedAt: '2026-11-15T13:41:07+01:00', draft: false, seal: 'abcd' },
  ...{ code: 'A.1', part: 'Part 2' },
};

const person = (id: number, name: string, tpn: number, more: Partial<Player>): Player => ({
  ...blankPlayer(id, name),
  tpn,
  ...more,
});
export const players = [
  person(21, 'Zander, Ida', 2, {
    ...{ rating: 2100, title: 'WIM', federation: 'NOR', sex: 'w' },
    category: 'U16',
    club: 'Rook',
    fideId: '77',
  }),
  person(22, 'Ärlig, Bo', 1, { rating: 2300, title: 'GM', federation: 'SWE', sex: 'm' }),
  person(23, 'Beck, Max', 4, { federation: 'GER', sex: 'm', category: 'S60', entryRound: 2 }),
  person(24, 'beck, max', 3, { rating: 1900, federation: 'POL', sex: 'm', category: 'U16' }),
  person(25, 'Cole, Eve', 5, { rating: 1700, federation: 'ENG', sex: 'w', withdrawnFrom: 3 }),
];
export const round = (
  games: readonly (readonly [number, number, GameResult])[],
  unpaired: readonly Unpaired[],
  more: Partial<Round> = {},
): Round => ({
  ...{ stage: 'published', version: 1, publishedAt: '', handMade: false, system: 'dutch-2026' },
  boards: games.map(([white, black, result]) => ({ white, black, result, ratedAs: null })),
  unpaired,
  ...more,
});
export const event: Tournament = {
  ...BLANK_TOURNAMENT,
  info: { ...BLANK_INFO, name: 'Club Open', startDate: '2026/11/14' },
  rules: { ...DEFAULT_RULES, rounds: 4, tieBreaks: ['WON', 'BPG'] },
  players,
  rounds: [
    round(
      [
        [22, 24, 'white-wins'],
        [25, 21, 'draw'],
      ],
      [{ player: 23, kind: 'pab' }],
    ),
    round(
      [
        [23, 22, 'open'],
        [21, 24, 'black-wins'],
      ],
      [{ player: 25, kind: 'half' }],
      { boardNumbers: [7, 4], version: 2 },
    ),
    round([[22, 21, 'open']], [{ player: 24, kind: 'zero' }], { stage: 'draft', version: 0 }),
  ],
};
