/** What may be typed for each setting and what may not, at the very bounds; and which settings are stored together. */
import { describe, expect, it } from 'vitest';
import { BLANK_INFO, DEFAULT_RULES } from '../../../../src-engine/index.ts';
import { SettingsForm } from '../../../../src-renderer/state/settings/settings-form.svelte.ts';
import {
  groupsOf,
  halfOf,
  OF_SYSTEMS,
  problemOf,
  SETTINGS,
  storedWith,
  TOURNAMENT_SETTINGS,
  type TournamentSetting,
} from '../../../../src-renderer/state/settings/settings-table.ts';
import { text } from '../../../../src-renderer/texts.ts';

function formOf(change: (form: SettingsForm) => void): SettingsForm {
  const form = new SettingsForm({ info: BLANK_INFO, rules: { ...DEFAULT_RULES, rounds: 9, lotSeed: 4711 } });
  change(form);
  return form;
}

interface Bounds {
  readonly type: (form: SettingsForm, typed: string) => void;
  readonly taken: readonly string[];
  readonly refused: readonly string[];
  readonly says: string;
}
const { problems } = text.settingsPage;
const BOUNDS: Partial<Record<TournamentSetting, Bounds>> = {
  federation: {
    type: (form, typed) => (form.event.federation = typed),
    taken: ['', 'NOR', ' nor '],
    refused: ['NO', 'NORW', 'N0R'],
    says: text.new.problems.federation,
  },
  days: {
    type: (form, typed) => (form.event.endDate = typed),
    taken: ['', '2026/11/30', '2026-11-30'],
    refused: ['2026/13/01', 'soon'],
    says: text.new.problems.day,
  },
  rounds: {
    type: (form, typed) => (form.rounds = typed),
    taken: ['1', '30'],
    refused: ['0', '31', '4.5', 'x'],
    says: text.new.problems.rounds,
  },
  colourDifference: {
    type: (form, typed) => (form.colourDifference = typed),
    taken: ['2', ' 0.1 ', '0,1', '100'],
    refused: ['0', '0.0', '', '1000', '2.55', '-1'],
    says: problems.difference,
  },
  lotSeed: {
    type: (form, typed) => (form.lotSeed = typed),
    taken: ['1', ' 9007199254740991 '],
    refused: ['0', '', '9007199254740992', '1.5', '-1'],
    says: problems.seed,
  },
  corrections: {
    type: (form, typed) => (form.correctionMinutes = typed),
    taken: ['', '0', ' 30 ', '10000'],
    refused: ['10001', '-1', '1.5', 'x'],
    says: problems.minutes,
  },
  whiteWin: {
    type: (form, typed) => (form.points.whiteWin = typed),
    taken: ['1', '0.5', '3'],
    refused: ['', 'x'],
    says: text.settings.scoringProblem,
  },
  unrated: {
    type: (form, typed) => ([form.unrated, form.unratedAs] = ['rated', typed]),
    taken: ['1', '4000'],
    refused: ['0', '4001', '1400.5', ''],
    says: text.settings.tieBreaks.unratedProblem,
  },
  firstBoard: {
    type: (form, typed) => (form.seats.firstBoard = typed),
    taken: ['1', '9999'],
    refused: ['0', '10000', '', '1.5'],
    says: text.seating.form.wrongFirst,
  },
  leftOut: {
    type: (form, typed) => (form.seats.leftOut = typed),
    taken: ['', '13', '13, 113 - 120', '13;14'],
    refused: ['x', '13, x'],
    says: text.seating.form.wrongLeftOut('x'),
  },
};

describe('what is typed for a setting', () => {
  it.each(Object.entries(BOUNDS))(
    'is taken or refused at its own field, and at no other: %s',
    (id, bounds) => {
      for (const typed of bounds.taken) {
        const form = formOf((one) => bounds.type(one, typed));
        expect(
          TOURNAMENT_SETTINGS.filter((each) => problemOf(each, form) !== ''),
          typed,
        ).toEqual([]);
      }
      for (const typed of bounds.refused) {
        const form = formOf((one) => bounds.type(one, typed));
        const wrong = TOURNAMENT_SETTINGS.filter((each) => problemOf(each, form) !== '');
        expect([wrong, problemOf(id as TournamentSetting, form)], typed).toEqual([[id], bounds.says]);
      }
    },
  );

  it('is wrong for the points of its own result alone', () => {
    for (const id of SETTINGS.scoring) {
      const form = formOf((one) => (one.points[id] = 'x'));
      expect(TOURNAMENT_SETTINGS.filter((each) => problemOf(each, form) !== '')).toEqual([id]);
    }
  });
});

describe('settings', () => {
  it('of results and byes are stored as one rule, every other by itself', () => {
    for (const id of TOURNAMENT_SETTINGS) {
      const isPoints = (SETTINGS.scoring as readonly string[]).includes(id);
      expect(storedWith(id)).toEqual(isPoints ? SETTINGS.scoring : [id]);
    }
  });

  it('of the tournament are those of its groups; four groups of the laptop are there without one', () => {
    const groups = groupsOf('tournament', true);
    expect(groups).toEqual(['event', 'system', 'scoring', 'tie-breaks', 'ratings', 'apart', 'seats']);
    expect(groups.flatMap((group) => SETTINGS[group] as readonly string[])).toEqual(TOURNAMENT_SETTINGS);
    expect(groups.map(halfOf)).toEqual(groups.map(() => 'tournament'));
    const laptop = ['language', 'look', 'keys', 'copies', 'paper', 'lists', 'desk'];
    expect([groupsOf('laptop', true), groupsOf('laptop', false)]).toEqual([
      laptop,
      ['language', 'look', 'keys', 'lists'],
    ]);
    expect(groupsOf('tournament', false)).toEqual([]);
  });

  it('that only some systems have go with what those systems say they have', () => {
    expect(OF_SYSTEMS).toEqual({
      numbers: 'numbersByLot',
      lastRoundsInOrder: 'lastRoundsInOrder',
      maxiTournament: 'maxiTournament',
      colourDifference: 'maximumColourDifference',
    });
  });
});
