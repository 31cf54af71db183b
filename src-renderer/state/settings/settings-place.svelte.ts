import { foldedText, searchWords } from '../../../src-engine/model/names.ts';
import { text } from '../../texts.ts';
import { SETTING_GROUPS, SETTINGS, type SettingGroup, type SettingId } from './settings-table.ts';
import { wordsOf } from './settings-words.ts';

/** Where on the page of settings the arbiter is: the group, and what is looked for. */
export class SettingsPlace {
  #group = $state<SettingGroup>('event');
  search = $state('');
  /** Grows whenever a group was asked for, also the one that is chosen already. */
  #asked = $state(0);

  get group(): SettingGroup {
    return this.#group;
  }
  get asked(): number {
    return this.#asked;
  }
  /** Goes to a group. */
  choose(group: SettingGroup): void {
    this.#group = group;
    this.#asked++;
  }
  /** The keyboard or the wheel came to a group by itself: nothing has to be brought into view. */
  note(group: SettingGroup): void {
    this.#group = group;
  }

  get isSearching(): boolean {
    return searchWords(this.search).length > 0;
  }
  /** Settings of a group that are looked for; all of them while nothing is. */
  found(group: SettingGroup): readonly SettingId[] {
    const words = searchWords(this.search);
    return SETTINGS[group].filter((id) => {
      const told = foldedText(textOf(group, id));
      return words.every((word) => told.includes(word));
    });
  }
  shows(id: SettingId): boolean {
    return SETTING_GROUPS.some((group) => this.found(group).includes(id));
  }
}

/** All words by which a setting can be found: its own, those of its group, and of what can be chosen. */
function textOf(group: SettingGroup, id: SettingId): string {
  const { label, hint } = wordsOf(id);
  return [text.settingsPage.groups[group], label, hint, ...choicesOf(id)].join(' ');
}

function choicesOf(id: SettingId): readonly string[] {
  const { system, tieBreaks } = text.settings;
  const { laptop } = text.settingsPage;
  switch (id) {
    case 'acceleration':
      return Object.values(text.new.accelerations);
    case 'initialColour':
      return Object.values(system.colours);
    case 'numbers':
      return Object.values(system.numbersBy);
    case 'rating':
      return Object.values(system.ratingMethods);
    case 'orderOfEquals':
      return Object.values(system.orders);
    case 'unrated':
      return Object.values(tieBreaks.unratedRules);
    case 'tieBreaks':
      return Object.values(text.tieBreakNames.names);
    case 'theme':
      return Object.values(laptop.themes);
    case 'rows':
      return Object.values(laptop.rowHeights);
    case 'resultKeys':
      return Object.values(text.resultKeys.presets);
    default:
      return [];
  }
}
