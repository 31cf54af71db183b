/** The poster for the door: which round, and when it starts. Without an announced start there is a line for the pen. */
import { bodyOf, framed, type Setting } from './frame.ts';
import { mm, paperOf } from './paper.ts';
import type { Sheet } from './sheet.ts';
import { plain, strong } from './phrases.ts';
import type { PairingsByBoardView } from './view.ts';
import { texts } from './words.ts';

export function startPosterSheet(view: PairingsByBoardView, { size, typeface }: Setting): Sheet {
  const paper = paperOf(size, 'landscape', 'larger');
  const { x, y, width, height } = bodyOf(paper, 'table');
  const line = (top: number, share: number) => ({ x, y: y + top * height, width, height: share * height });
  const title = texts.sheets.titleOfRound(view.round, texts.sheets.titles['start-poster']);
  return framed(
    title,
    view.imprint,
    { paper, typeface },
    [{ text: texts.sheets.words.findYourBoardFirst }],
    [
      {
        heading: {
          style: 'table',
          title: texts.sheets.roundTitle(view.round),
          event: view.imprint.event,
          right: texts.sheets.boardsIn(view.boards.length),
          rightSize: 18,
          rightBelow: '',
        },
        draw: (pen) => {
          pen.fitted(strong(texts.sheets.roundTitle(view.round)), 120, line(0, 0.34), 'centre');
          pen.fitted(plain(texts.sheets.words.playStarts), 44, line(0.36, 0.14), 'centre');
          if (view.playStarts === '') pen.across(x + width * 0.3, width * 0.4, y + height * 0.82, mm(0.5));
          else pen.fitted(strong(view.playStarts), 190, line(0.5, 0.46), 'centre');
        },
      },
    ],
  );
}
