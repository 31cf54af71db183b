/** The open and the women's title of one player: which of the two a list gives. */
import { describe, expect, it } from 'vitest';
import { higherTitle, type ListEntry } from '../../src-main/lists/entry.ts';
import { entryOfLine, fixedLayoutOf } from '../../src-main/lists/fixed.ts';
import { xmlListReader } from '../../src-main/lists/xml-list.ts';
import { lineOf, LIST_HEADING } from '../../tools/bench/lib/rating-list.ts';

/** C.04.2 2.2: GM, IM, WGM, FM, WIM, CM, WFM, WCM. The last: a women's title beside a higher one, which norms may count. */
const CASES = [
  ['IM', 'WGM', 'IM', 'WGM'],
  ['FM', 'WGM', 'WGM', ''],
  ['FM', 'WIM', 'FM', 'WIM'],
  ['CM', 'WIM', 'WIM', ''],
  ['CM', 'WFM', 'CM', 'WFM'],
  ['', 'WFM', 'WFM', ''],
  ['CM', '', 'CM', ''],
  ['FM', 'XX', 'FM', ''],
  ['', '', '', ''],
  // The XML list has the women's title in both fields where there is no open one.
  ['WIM', 'WIM', 'WIM', ''],
] as const;

describe('open and women’s title', () => {
  it.each(CASES)('%s and %s: %s in a list of fixed columns', (open, womens, title, womensTitle) => {
    const layout = fixedLayoutOf(LIST_HEADING, 'players_list_foa.txt')!;
    const cells = ['88', 'Berg, Ada', 'NOR', 'F', open, womens, '', '', '2210', '0', '20', '0', '0', ''];
    const line = entryOfLine(lineOf([...cells, '0', '0', '', '2001', 'w']), layout);
    expect(line!.entry).toMatchObject({ title, womensTitle });
  });

  it.each(CASES)('%s and %s: %s in an XML list', (open, womens, title, womensTitle) => {
    const found: ListEntry[] = [];
    const reader = xmlListReader(
      { entry: (entry) => void found.push(entry), unreadable: () => undefined },
      'standard',
    );
    const fields = `<fideid>88</fideid><name>Berg, Ada</name><title>${open}</title><w_title>${womens}</w_title>`;
    reader.write(`<playerslist><player>${fields}</player></playerslist>`);
    reader.close();
    expect(found).toMatchObject([{ title, womensTitle }]);
  });

  it('what is no title of FIDE stands behind one', () => {
    expect([higherTitle('XX', 'WCM'), higherTitle('WCM', 'XX')]).toEqual(['WCM', 'WCM']);
  });
});
