/** The words around the list: what it is, which part, what the clock is about, the last line. */
import type { HallPicture } from '../../src-main/ipc/contract.ts';
import { LARGE, type Slice } from './layout.ts';
import { minuteOf } from '../moments.ts';
import { text } from '../texts.ts';

interface HallHead {
  readonly title: string;
  /** Which part of the list is on. */
  readonly part: string;
  /** Two lines beside the clock, or none. */
  readonly clock: readonly string[];
  /** The last line, where the arbiter has written none. */
  readonly foot: string;
  /** What the foot says where there are no pages. */
  readonly waiting: string;
  /** Sentences under a short list, or instead of one. */
  readonly below: readonly string[];
}

function surnameOf(name: string): string {
  return name.split(',', 1)[0]!;
}

/** The texts around a list of which the page shows a slice. */
export function headOf(picture: HallPicture, { from, to }: Slice): HallHead {
  const { content, round, starts, version, publishedAt } = picture;
  const words = text.hall;
  const clock = starts === '' ? [] : [words.playStarts, words.timeNow(minuteOf(starts))];
  const plain = { title: words.round(round), part: '', clock, foot: '', waiting: '', below: [] };
  switch (content.kind) {
    case 'boards': {
      const [first, last] = [content.boards[from], content.boards[to - 1]];
      const part =
        first === undefined || last === undefined
          ? ''
          : words.boardsPart(first.board, last.board, content.boards.length);
      return { ...plain, part, foot: words.version(version, minuteOf(publishedAt)) };
    }
    case 'names': {
      const [first, last] = [content.entries[from], content.entries[to - 1]];
      const part =
        first === undefined || last === undefined
          ? ''
          : words.namesPart(surnameOf(first.name), surnameOf(last.name));
      return { ...plain, part, foot: words.findName };
    }
    case 'standings': {
      const { afterRound, openGames, ranks } = content;
      const part = words.standingsPart(afterRound, from + 1, to, ranks.length);
      const foot = openGames === 0 ? words.checkResult : words.provisional(openGames);
      return { ...plain, title: words.standings, part, foot };
    }
    case 'open': {
      const { boards, of, next } = content;
      const over = boards.length === 0;
      const below =
        boards.length > LARGE.games || next === null
          ? []
          : [
              ...(next.starts === '' ? [] : [words.roundStartsAt(next.round, minuteOf(next.starts))]),
              ...(over ? [] : [words.pairingsSoon]),
            ];
      return {
        title: over ? words.allDone : words.gamesLeft(boards.length),
        part: words.openPart(round, of - boards.length, of),
        clock:
          next === null || next.starts === ''
            ? []
            : [words.roundStarts(next.round), words.timeNow(minuteOf(next.starts))],
        foot: over || boards.length > LARGE.games ? '' : words.quietNear(boards.map(({ board }) => board)),
        waiting: over ? '' : words.waitingFor(boards.length),
        below,
      };
    }
    case 'countdown':
      return { ...plain, part: words.countdownPart(content.boards), clock: [] };
    case 'nothing': {
      const standings = picture.view === 'standings';
      return {
        ...plain,
        title: words.control.views[picture.view],
        clock: [],
        below: standings
          ? [words.noStandings, words.noStandingsMore]
          : [words.nothingYet, words.nothingYetMore],
      };
    }
    case 'blank':
      return plain;
  }
}
