/** Numbers on the tables, and players who keep theirs. */
import type { NameOf } from '../../model/player.ts';
import type { Seating } from '../../model/seating.ts';

export const seatingText = {
  /** `from board 101, without 113, Nagy on board 105` */
  line: ({ firstBoard, leftOut, fixed }: Seating, nameOf: NameOf) =>
    [
      `from board ${firstBoard}`,
      ...(leftOut.length === 0 ? [] : [`without ${leftOut.join(', ')}`]),
      ...fixed.map(({ player, board }) => `${nameOf(player)} on board ${board}`),
    ].join(', '),
  form: {
    hint: 'The numbers on the tables. Every sheet, screen and result slip uses these numbers. Published rounds keep theirs.',
    firstBoard: 'First board',
    leftOut: 'Numbers left out',
    leftOutHint: 'e.g. 13, 113-120',
    fixed: 'Always on one board',
    fixedHint: 'For players who cannot change tables. The others are in board order around them.',
    player: 'Number or name',
    board: 'Board',
    add: 'Add',
    remove: 'Remove',
    none: 'Nobody has a board of their own.',
    on: (name: string, board: number) => `${name}: board ${board}`,
    noPlayer: 'Name one player first.',
    noBoard: 'Type the number of the board.',
    wrongFirst: 'The first board is a number from 1 to 9999.',
    wrongLeftOut: (typed: string) => `${typed} is not a number and not a range such as 113-120.`,
  },
  problems: {
    twice: (board: number) => `Board ${board} is fixed for two players.`,
    playerTwice: (name: string) => `${name} has two boards of their own.`,
    leftOut: (board: number) => `Board ${board} is fixed for a player, but is left out.`,
    unknown: 'A board is fixed for a player who is not in the tournament.',
    advice: 'Change it in the settings under Boards.',
  },
  /** A player with a board of their own sits elsewhere: two of them met, or it was taken. */
  elsewhere: (name: string, board: number, own: number) => ({
    title: 'Fixed board not kept',
    text: `${name} plays on board ${board}, not on board ${own}, which is fixed for them.`,
  }),
};
