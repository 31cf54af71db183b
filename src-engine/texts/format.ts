/**
 * Numbers, dates, lists and plurals as a language writes them, by `Intl`. Nothing here knows a clock or the zone of this
 * computer: a zone is an argument, and times of the log are printed in the zone that they were written in.
 */

/** Forms of a word or sentence by the plural rules of the language; `other` stands for all that are not named. */
type PluralForms = { readonly other: string } & Partial<Record<Intl.LDMLPluralRule, string>>;

/** `day`: Sun 15 Nov · `short-day`: 15 Nov · `date`: Sun, 15 Nov 2026 · `weekday`: Sun · `month`: November 2026 ·
 * `short-month`: Nov 2026. */
type DateStyle = 'weekday' | 'short-day' | 'day' | 'date' | 'month' | 'short-month';

const DATE_STYLES: Readonly<Record<DateStyle, Intl.DateTimeFormatOptions>> = {
  weekday: { weekday: 'short' },
  'short-day': { day: 'numeric', month: 'short' },
  day: { weekday: 'short', day: 'numeric', month: 'short' },
  date: { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' },
  month: { month: 'long', year: 'numeric' },
  'short-month': { month: 'short', year: 'numeric' },
};

interface Format {
  /** BCP 47 tag that `Intl` is asked with. */
  readonly locale: string;
  /** `12 345`, `2.5`: grouped with a narrow space where the language has a comma that could be a decimal sign. */
  readonly number: (value: number, decimals?: number) => string;
  /** As many decimals as the value has, not grouped: `7.5`, `31`, `1845`. */
  readonly decimal: (value: number) => string;
  /** A figure of the engine, such as a tie-break `34.0`, with the decimal sign of the language. */
  readonly figure: (shown: string) => string;
  /** Chooses a form for a count: `plural(1, { one: 'board', other: 'boards' })`. */
  readonly plural: (count: number, forms: PluralForms) => string;
  /** The count and its form: `12 boards`. */
  readonly count: (count: number, forms: PluralForms) => string;
  /** Chooses a form for a place in an order: `ordinal(2, { one: 'st', two: 'nd', few: 'rd', other: 'th' })`. */
  readonly ordinal: (place: number, forms: PluralForms) => string;
  /** `A, B and C`, or `A, B or C`. */
  readonly list: (items: readonly string[], kind?: 'and' | 'or') => string;
  /** Words that begin elsewhere within a sentence, as one of their own: `The file is write-protected.` */
  readonly sentence: (words: string) => string;
  /** Words that stay on one line, such as `½ – ½`. */
  readonly unbroken: (words: string) => string;
  /** Points (tenths): `7½`, `0`, `½`; other tenths with one decimal, `3.3`. */
  readonly points: (points: number) => string;
  /** Day of an ISO 8601 text, as it is written there. `''` for a text without a day. */
  readonly date: (iso: string, style: DateStyle) => string;
  /** Month of a text such as `2026-11`: `November 2026`, `Nov 2026`. A text that is none stays as it is. */
  readonly month: (month: string, style: 'month' | 'short-month') => string;
  /** `13:41` or `13:41:07` of an ISO 8601 text, as it is written there. `''` for a text without a time. */
  readonly time: (iso: string, precision?: 'minute' | 'second') => string;
  /** A moment, milliseconds since 1970 UTC, in a zone such as `Europe/Oslo`: `Sun, 15 Nov 2026, 13:41`. */
  readonly moment: (milliseconds: number, timeZone: string) => string;
}

/** Builds each formatter once, when it is first needed: they are slow to make, and a command may need none. */
function once<K, T>(make: (key: K) => T): (key: K) => T {
  const made = new Map<K, T>();
  return (key) => {
    const found = made.get(key);
    if (found !== undefined) return found;
    const value = make(key);
    made.set(key, value);
    return value;
  };
}

const DAY = /^(\d{4})[-/](\d\d)[-/](\d\d)/;
const TIME = /T(\d\d:\d\d)(:\d\d)?/;

/** The formats of a language; `locale` is its tag with the region whose habits are meant, such as `en-GB`. */
export function formatsOf(locale: string): Format {
  const numbers = once(
    (decimals: number) =>
      new Intl.NumberFormat(locale, { minimumFractionDigits: decimals, maximumFractionDigits: decimals }),
  );
  const rules = once((type: Intl.PluralRuleType) => new Intl.PluralRules(locale, { type }));
  const lists = once((type: Intl.ListFormatType) => new Intl.ListFormat(locale, { type, style: 'long' }));
  const dates = once(
    (style: DateStyle) => new Intl.DateTimeFormat(locale, { ...DATE_STYLES[style], timeZone: 'UTC' }),
  );
  const moments = once(
    (timeZone: string) =>
      new Intl.DateTimeFormat(locale, {
        ...DATE_STYLES.date,
        hour: '2-digit',
        minute: '2-digit',
        hourCycle: 'h23',
        timeZone,
      }),
  );

  const decimalSign = once(
    (_: null) =>
      numbers(1)
        .formatToParts(0.5)
        .find(({ type }) => type === 'decimal')?.value ?? '.',
  );
  const number = (value: number, decimals = 0): string =>
    numbers(decimals)
      .formatToParts(value)
      .map(({ type, value: part }) => (type === 'group' ? '\u202f' : type === 'minusSign' ? '−' : part))
      .join('');
  const choose = (type: Intl.PluralRuleType) => (count: number, forms: PluralForms) =>
    forms[rules(type).select(count)] ?? forms.other;
  const plural = choose('cardinal');
  const date: Format['date'] = (iso, style) => {
    const parts = DAY.exec(iso);
    if (parts === null) return '';
    const [year, month, day] = parts.slice(1).map(Number) as [number, number, number];
    return dates(style).format(new Date(Date.UTC(year, month - 1, day)));
  };

  return {
    locale,
    number,
    decimal: (value) =>
      String(value)
        .replace('-', '−')
        .replace('.', () => decimalSign(null)),
    figure: (shown) => shown.replace(/(?<=\d)\.(?=\d)/, () => decimalSign(null)),
    plural,
    count: (count, forms) => `${number(count)} ${plural(count, forms)}`,
    ordinal: choose('ordinal'),
    sentence: (words) =>
      `${words.charAt(0).toUpperCase()}${words.slice(1)}${/[.!?]$/.test(words) ? '' : '.'}`,
    unbroken: (words) => words.replaceAll(' ', '\u00a0'),
    list: (items, kind = 'and') => lists(kind === 'and' ? 'conjunction' : 'disjunction').format(items),
    points: (points) => {
      const sign = points < 0 ? '−' : '';
      const whole = Math.floor(Math.abs(points) / 10);
      const tenths = Math.abs(points) % 10;
      if (tenths === 0) return `${sign}${whole}`;
      if (tenths === 5) return `${sign}${whole === 0 ? '' : whole}½`;
      return `${sign}${whole}${decimalSign(null)}${tenths}`;
    },
    date,
    month: (month, style) => (/^\d{4}-(0[1-9]|1[0-2])$/.test(month) ? date(`${month}-01`, style) : month),
    time: (iso, precision = 'minute') => {
      const parts = TIME.exec(iso);
      return parts === null ? '' : `${parts[1]}${precision === 'second' ? (parts[2] ?? '') : ''}`;
    },
    moment: (milliseconds, timeZone) => moments(timeZone).format(new Date(milliseconds)),
  };
}
