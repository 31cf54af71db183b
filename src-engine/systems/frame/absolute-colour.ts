import type { Preference } from '../../history/preference.ts';
import type { CitedRule } from '../system.ts';
import type { Bar } from './text.ts';

/** Both have the same absolute colour preference. */
export function haveSameAbsolute(a: Preference, b: Preference): boolean {
  return a.strength === 'absolute' && b.strength === 'absolute' && a.colour === b.colour;
}

/** The absolute rule that two players with the same absolute colour preference do not meet, as `rule` cites it. */
export function sameAbsolutePreference(rule: CitedRule): Bar {
  return {
    rule,
    kind: 'same-absolute-preference',
    reason: (a, b) => ({
      code: 'same-absolute-colour',
      article: rule.article,
      a: a.id,
      b: b.id,
      colour: null,
    }),
  };
}
