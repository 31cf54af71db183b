/** What the columns of national and club lists are taken for, and how that is kept for the next list of the same layout. */
import type { Commands, ListReview } from '../../ipc/contract.ts';
import { foldedHeading } from '../../files/headings.ts';
import { readsAsFide } from '../../lists/fide-name.ts';
import { LIST_FIELDS } from '../../lists/national.ts';
import type { ChosenMapping, ListLook } from '../../lists/read-list.ts';
import { texts } from '../../texts.ts';
import type { Preferences } from '../preferences.ts';

type TableArgs = NonNullable<Commands['lists.import']['args']['table']>;
/** A layout as it was read before. */
type KeptColumns = TableArgs & { readonly name: string };

/** Lists with the same headings are taken alike. */
function keyOf(headings: readonly string[]): string {
  return headings.map(foldedHeading).join(' | ');
}

/** How a table with these headings was read before; null for one that was not. */
export function keptColumns(
  { values }: Preferences,
  columns: readonly { readonly heading: string }[],
): KeptColumns | null {
  const key = keyOf(columns.map(({ heading }) => heading));
  const kept = Object.hasOwn(values.listColumns, key) ? values.listColumns[key] : undefined;
  return columns.length > 0 && kept?.fields.length === columns.length ? kept : null;
}

/** Keeps how a table was read, for the next one with its headings. */
export function keepColumns(
  preferences: Preferences,
  headings: readonly string[],
  name: string,
  { fields, federation }: ChosenMapping,
): void {
  const kept = { name, federation, fields: fields.map((field) => field ?? '') };
  preferences.change({ listColumns: { ...preferences.values.listColumns, [keyOf(headings)]: kept } });
}

/** Words that are no field are columns that are not read; of two columns for one field the first counts. */
export function mappingOfArgs({ fields, federation }: TableArgs): ChosenMapping {
  const known = fields.map((field) => LIST_FIELDS.find((each) => each === field) ?? null);
  return {
    fields: known.map((field, at) => (known.indexOf(field) < at ? null : field)),
    federation: federation.trim().slice(0, 3).toUpperCase(),
  };
}

export function reviewOf(preferences: Preferences, look: ListLook): ListReview {
  const { form, recipe, month, monthIsGuess, columns } = look;
  const kept = keptColumns(preferences, columns);
  // Earlier versions let a table bear FIDE's name.
  const keptName = kept === null || readsAsFide(kept.name) ? null : kept.name;
  const { fields, federation } = kept ?? look;
  return {
    name: keptName ?? (form === 'table' ? (texts.lists.recipes[recipe] ?? '') : texts.lists.fide),
    form,
    month,
    monthIsGuess,
    columns: columns.map(({ heading, samples }, at) => ({ heading, samples, field: fields[at] ?? '' })),
    fields: LIST_FIELDS,
    federation,
    isRemembered: kept !== null,
  };
}
