/** The program, its preferences, its dialogs and its second media. */
import { z } from 'zod';
import { isLanguage } from '../../../src-engine/texts/index.ts';
import { POWER_SOURCES, RESULT_KEY_PRESETS, ROW_HEIGHTS, THEMES, type AppState } from '../contract/app.ts';
import { FILE_PURPOSES, type ChosenFile, type FolderView, type SystemChoice } from '../contract/files.ts';
import { takes } from './call.ts';
import { confirmed, file, nothing, text } from './fields.ts';

const languageOr = (word: string) =>
  text.refine((value) => value === word || isLanguage(value), 'not a language of the program');

const purpose = z.enum(FILE_PURPOSES);

export const queries = {
  'app.state': takes(nothing).answers<AppState>(),
  'app.systems': takes(nothing).answers<readonly SystemChoice[]>(),
  /** What is in a folder, or with `into` in one inside it; null is where choosing begins. */
  'files.browse': takes(
    z.strictObject({ purpose, folder: file.nullable(), into: text }),
  ).answers<FolderView>(),
};

export const commands = {
  'app.setTheme': takes(z.strictObject({ theme: z.enum(THEMES) })).answers<null>(),
  'app.setRows': takes(z.strictObject({ rows: z.enum(ROW_HEIGHTS) })).answers<null>(),
  'app.setResultKeys': takes(z.strictObject({ preset: z.enum(RESULT_KEY_PRESETS) })).answers<null>(),
  /**
   * Languages of the screens (`system` or a language), of printed sheets (`interface` or a language), and the second
   * language of the sheets (`none` or a language).
   */
  'app.setLanguages': takes(
    z.strictObject({
      screens: languageOr('system'),
      documents: languageOr('interface'),
      second: languageOr('none'),
    }),
  ).answers<null>(),
  /** Language, look, result keys, paper and comparing as in a new installation. Asks first. */
  'app.restoreDefaults': takes(z.strictObject({ confirmed })).answers<null>(),
  /** What the page or the system learned of mains and battery; null for what it does not know. */
  'app.reportPower': takes(
    z.strictObject({
      source: z.enum(POWER_SOURCES).nullable(),
      percent: z.number().min(0).max(100).nullable(),
    }),
  ).answers<null>(),
  /** Native dialog; value null when it was cancelled. Loopback answers with the refusal `no-native-dialog`. */
  'files.choose': takes(z.strictObject({ purpose, suggestion: text })).answers<ChosenFile | null>(),
  /** Takes a file by its name in a folder of the page's own chooser, or with the name `''` the folder itself. */
  'files.pick': takes(z.strictObject({ purpose, folder: file, name: text })).answers<ChosenFile>(),
  'mirror.add': takes(z.strictObject({ folder: file })).answers<null>(),
  'mirror.remove': takes(z.strictObject({ id: text })).answers<null>(),
};
