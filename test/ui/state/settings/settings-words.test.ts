/** What each setting is called, and what is said below that: every one by its own words, and none by those of another. */
import { describe, expect, it } from 'vitest';
import {
  SETTING_GROUPS,
  SETTINGS,
  type SettingId,
} from '../../../../src-renderer/state/settings/settings-table.ts';
import { wordsOf } from '../../../../src-renderer/state/settings/settings-words.ts';
import { text } from '../../../../src-renderer/texts.ts';

const IDS = SETTING_GROUPS.flatMap((group): readonly SettingId[] => SETTINGS[group]);
const { event, system, tieBreaks } = text.settings;
const { laptop, fixed, groups } = text.settingsPage;
const { form: seats } = text.seating;

/** Those with a hint. */
const HINTS: Partial<Record<SettingId, readonly [label: string, hint: string]>> = {
  deputyArbiters: [event.deputyArbiters, event.deputyHint],
  encodedTimeControl: [event.encodedTimeControl, event.encodedHint],
  roundDates: [event.roundDates, event.roundDatesHint],
  rounds: [system.rounds, text.new.systemHint],
  lastRoundsInOrder: [system.lastRoundsInOrder, system.orderHint],
  maxiTournament: [system.maxiTournament, system.maxiHint],
  colourDifference: [system.colourDifference, system.colourHint],
  lotSeed: [system.lotSeed, system.lotHint],
  corrections: [system.corrections, system.correctionsHint],
  unrated: [tieBreaks.unrated, tieBreaks.unratedHint],
  tieBreaks: [tieBreaks.order, tieBreaks.hint],
  ratingLists: [system.ratingLists, system.ratingListsHint],
  longEvent: [system.longEvent, system.longHint],
  apart: [groups.apart, text.constraints.form.hint],
  firstBoard: [seats.firstBoard, seats.hint],
  leftOut: [seats.leftOut, seats.leftOutHint],
  fixed: [fixed, seats.fixedHint],
  screens: [laptop.screens, laptop.screensHint],
  documents: [laptop.documents, laptop.documentsHint],
  formats: [laptop.formats, laptop.formatsHint],
  rows: [laptop.rows, laptop.rowsHint],
  resultKeys: [laptop.resultKeys, text.resultKeys.draw],
  media: [laptop.media, laptop.mediaHint],
  address: [laptop.address, laptop.addressHint],
  fresh: [laptop.fresh, laptop.freshHint],
  operator: [laptop.operator, text.incidents.operator.hint],
};

describe('the words of a setting', () => {
  it('are its label and its hint, and no hint where there is none', () => {
    for (const id of IDS) {
      const [label, hint] = HINTS[id] ?? [wordsOf(id).label, ''];
      expect(wordsOf(id), id).toEqual({ label, hint });
    }
  });

  it('are another label for each', () => {
    const labels = IDS.map((id) => wordsOf(id).label);
    expect(labels).not.toContain('');
    expect(new Set(labels).size).toBe(labels.length);
  });

  it('of the points name the result that they are for', () => {
    const { scoring } = text.settings;
    for (const id of SETTINGS.scoring) expect(wordsOf(id)).toEqual({ label: scoring[id], hint: '' });
  });
});
