/** What each setting is called, and what is said below that. */
import { text } from '../../texts.ts';
import type { SettingId } from './settings-table.ts';

/** What a setting is called, and what is said below that, `''` for nothing. */
interface SettingWords {
  readonly label: string;
  readonly hint: string;
}

const PLAIN = (label: string, hint = ''): SettingWords => ({ label, hint });

/** The words of a setting, in the language of the screens. */
export function wordsOf(id: SettingId): SettingWords {
  const { event, system, scoring, tieBreaks } = text.settings;
  const { laptop, days, fixed, groups } = text.settingsPage;
  const { form: seats } = text.seating;
  if (id in scoring) return PLAIN(scoring[id as keyof typeof scoring]);
  const words: Readonly<Record<Exclude<SettingId, keyof typeof scoring>, SettingWords>> = {
    name: PLAIN(event.name),
    city: PLAIN(event.city),
    federation: PLAIN(event.federation),
    days: PLAIN(days),
    type: PLAIN(event.type),
    chiefArbiter: PLAIN(event.chiefArbiter),
    deputyArbiters: PLAIN(event.deputyArbiters, event.deputyHint),
    timeControl: PLAIN(event.timeControl),
    encodedTimeControl: PLAIN(event.encodedTimeControl, event.encodedHint),
    roundDates: PLAIN(event.roundDates, event.roundDatesHint),
    rounds: PLAIN(system.rounds, text.new.systemHint),
    system: PLAIN(system.system),
    initialColour: PLAIN(system.initialColour),
    acceleration: PLAIN(system.acceleration),
    numbers: PLAIN(system.numbers),
    lastRoundsInOrder: PLAIN(system.lastRoundsInOrder, system.orderHint),
    maxiTournament: PLAIN(system.maxiTournament, system.maxiHint),
    colourDifference: PLAIN(system.colourDifference, system.colourHint),
    lotSeed: PLAIN(system.lotSeed, system.lotHint),
    corrections: PLAIN(system.corrections, system.correctionsHint),
    fideMode: PLAIN(system.fideMode),
    tieBreakText: PLAIN(tieBreaks.text),
    unrated: PLAIN(tieBreaks.unrated, tieBreaks.unratedHint),
    tieBreaks: PLAIN(tieBreaks.order, tieBreaks.hint),
    rating: PLAIN(system.rating),
    ratingLists: PLAIN(system.ratingLists, system.ratingListsHint),
    orderOfEquals: PLAIN(system.equals),
    longEvent: PLAIN(system.longEvent, system.longHint),
    ratingInTieBreaks: PLAIN(system.ratingInTieBreaks),
    apart: PLAIN(groups.apart, text.constraints.form.hint),
    firstBoard: PLAIN(seats.firstBoard, seats.hint),
    leftOut: PLAIN(seats.leftOut, seats.leftOutHint),
    fixed: PLAIN(fixed, seats.fixedHint),
    screens: PLAIN(laptop.screens, laptop.screensHint),
    documents: PLAIN(laptop.documents, laptop.documentsHint),
    secondLanguage: PLAIN(laptop.secondLanguage),
    formats: PLAIN(laptop.formats, laptop.formatsHint),
    theme: PLAIN(laptop.theme),
    rows: PLAIN(laptop.rows, laptop.rowsHint),
    resultKeys: PLAIN(laptop.resultKeys, text.resultKeys.draw),
    media: PLAIN(laptop.media, laptop.mediaHint),
    packs: PLAIN(laptop.packs),
    copies: PLAIN(laptop.copies),
    address: PLAIN(laptop.address, laptop.addressHint),
    fresh: PLAIN(laptop.fresh, laptop.freshHint),
    comparing: PLAIN(laptop.comparing),
    operator: PLAIN(laptop.operator, text.incidents.operator.hint),
  };
  return words[id as Exclude<SettingId, keyof typeof scoring>];
}
