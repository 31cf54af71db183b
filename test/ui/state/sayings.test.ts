/** What was refused and what succeeded: said once, in one place, and until something else is done. */
import { describe, expect, it } from 'vitest';
import type { Refusal } from '../../../src-main/ipc/contract.ts';
import { Sayings } from '../../../src-renderer/state/sayings.svelte.ts';

const refusal = (severity: Refusal['severity']): Refusal => ({
  ...{ code: severity, message: 'No.', advice: 'Do it otherwise.' },
  severity,
});

describe('a refusal', () => {
  it('that a dialog says itself is not said above the page as well', () => {
    const sayings = new Sayings();
    const one = refusal('refused');
    sayings.refuse(one);
    expect([sayings.refusal, sayings.refusalOnPage]).toEqual([one, one]);
    sayings.sayInDialog(one);
    expect([sayings.refusal, sayings.refusalOnPage]).toEqual([one, null]);
    const other = refusal('refused');
    sayings.refuse(other);
    expect(sayings.refusalOnPage).toBe(other);
  });

  it('is over with the dialog that said it', () => {
    const sayings = new Sayings();
    const one = refusal('refused');
    sayings.refuse(one);
    sayings.sayInDialog(one)();
    expect([sayings.refusal, sayings.refusalOnPage]).toEqual([null, null]);
  });

  it('comes to the page when its dialog closes and something is not saved', () => {
    const sayings = new Sayings();
    const one = refusal('not-saved');
    sayings.refuse(one);
    const end = sayings.sayInDialog(one);
    sayings.endRefused();
    expect(sayings.refusal).toBe(one);
    end();
    expect(sayings.refusalOnPage).toBe(one);
  });

  it('of a later act stays when the dialog of an earlier one closes', () => {
    const sayings = new Sayings();
    const [one, later] = [refusal('refused'), refusal('refused')];
    sayings.refuse(one);
    const end = sayings.sayInDialog(one);
    sayings.refuse(later);
    const endLater = sayings.sayInDialog(later);
    end();
    expect([sayings.refusal, sayings.refusalOnPage]).toEqual([later, null]);
    endLater();
    expect(sayings.refusal).toBeNull();
    // Said in a dialog, and meanwhile another one above the page.
    sayings.refuse(one);
    const endAgain = sayings.sayInDialog(one);
    sayings.refuse(later);
    endAgain();
    expect(sayings.refusalOnPage).toBe(later);
  });

  it('is cleared together with what succeeded', () => {
    const sayings = new Sayings();
    sayings.say('Round 3 published.');
    sayings.refuse(refusal('not-saved'));
    expect(sayings.said).toBe('Round 3 published.');
    sayings.clear();
    expect([sayings.said, sayings.refusal]).toEqual(['', null]);
  });
});
