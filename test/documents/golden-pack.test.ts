/** Documents of the pack on A4, compared with the files in golden/ (goldens.ts). */
import { it } from 'vitest';
import { DOCUMENTS } from '../../src-main/documents/catalogue.ts';
import { typeface } from './fonts.ts';
import { bookOn, describeBook, kindsOf, matchesGolden } from './goldens.ts';

const face = await typeface();
const kinds = kindsOf('pack').filter((kind) => DOCUMENTS[kind].papers.includes('A4'));

it.each(kinds)('%s', async (kind) => {
  await matchesGolden(describeBook(bookOn(kind, 'A4', face)), `${kind}.A4`);
});
