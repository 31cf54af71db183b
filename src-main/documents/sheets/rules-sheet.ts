/** The rules by which the event is paired, for the wall and for who asks (C.04.2 1.1): whole, or in short for FIDE's systems. */
import type { Tournament } from '../../../src-engine/index.ts';
import { fullRulesOf, systemEdition, systemName, type CribSection } from '../../../src-engine/texts/index.ts';
import { cribOf } from '../views/crib.ts';
import { blocksOf, drawBlocks, heightOf, type Block } from './crib-sheet.ts';
import { bodyOf, framed, type Setting } from '../layout/frame.ts';
import { paperOf } from '../layout/paper.ts';
import type { Pen } from '../layout/pen.ts';
import { imprintOf } from '../views/round-views.ts';
import type { Sheet } from '../layout/sheet.ts';
import { tableHeading } from '../layout/table-pages.ts';
import type { CribView } from './crib-sheet.ts';
import type { DocumentMeta, View } from '../views/view.ts';
import { texts } from '../words.ts';

interface RulesView extends View {
  readonly system: string;
  readonly edition: string;
  /** The rules in full, not a page that tells a text of the Handbook in short. */
  readonly isWhole: boolean;
  readonly sections: CribView['sections'];
}

const LETTERS = 9.5;

/** A colour difference of 2 games, where the event says nothing (docs/regulations/mwm.md), tenths. */
const USUAL_LIMIT = 20;

/** Whether there is something to print: a system that this program knows. */
export function hasRules(tournament: Tournament): boolean {
  return cribOf(tournament, 1) !== null;
}

export function rulesView(tournament: Tournament, meta: DocumentMeta): RulesView {
  const { rules } = tournament;
  const whole = fullRulesOf(rules.system, rules.maximumColourDifference ?? USUAL_LIMIT);
  return {
    imprint: imprintOf(tournament, meta),
    system: systemName(rules.system, texts.systems),
    edition: systemEdition(rules.system, texts.systems),
    isWhole: whole !== null,
    sections: whole === null ? shortRules(tournament) : withAcceleration(tournament, whole.sections),
  };
}

/** Of the first and of the last round, where these are paired by different pages. */
function shortRules(tournament: Tournament): readonly CribSection[] {
  const last = Math.max(1, tournament.rules.rounds);
  const [first, later] = [cribOf(tournament, 1)?.sections ?? [], cribOf(tournament, last)?.sections ?? []];
  if (first.every((section, index) => section === later[index])) return first;
  const named = (round: number, sections: readonly CribSection[]) => [
    { title: texts.paperPack.howToPair(round), rules: [] },
    ...sections,
  ];
  return [...named(1, first), ...named(last, later)];
}

function withAcceleration({ rules }: Tournament, sections: readonly CribSection[]): readonly CribSection[] {
  return rules.acceleration === 'none' ? sections : [...sections, texts.crib.accelerated];
}

export function rulesSheet(view: RulesView, { size, typeface }: Setting): Sheet {
  const paper = paperOf(size, 'portrait', 'larger');
  const body = bodyOf(paper, 'table');
  const title = texts.sheets.titles.rules;
  const pages = pagesOf(blocksOf(view, LETTERS, body.width, typeface), body.height).map((blocks) => ({
    heading: tableHeading(title, [view.imprint.event, view.system], ''),
    draw: (pen: Pen) => drawBlocks(pen, blocks, LETTERS, body),
  }));
  const note = view.isWhole
    ? texts.sheets.rulesInFull(view.edition)
    : texts.sheets.rulesInShort(view.edition);
  return framed(title, view.imprint, { paper, typeface }, [{ text: note }], pages);
}

/** Blocks by pages; a title goes with what follows it. */
function pagesOf(blocks: readonly Block[], height: number): readonly (readonly Block[])[] {
  const pages: Block[][] = [[]];
  blocks.forEach((block, index) => {
    const page = pages[pages.length - 1]!;
    const together = [block, ...(block.isTitle ? blocks.slice(index + 1, index + 2) : [])];
    if (page.length > 0 && heightOf([...page, ...together], LETTERS) > height) pages.push([block]);
    else page.push(block);
  });
  return pages;
}
