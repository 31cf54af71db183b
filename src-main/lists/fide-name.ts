/** FIDE's name, by which its lists are known: nothing but a file in one of FIDE's layouts bears it. */
import { foldedText } from '../../src-engine/index.ts';

/** Letters of other scripts, and signs, that look like one of the four. */
const LOOK_ALIKES: Readonly<Record<string, string>> = {
  ...{
    і: 'i',
    ї: 'i',
    ӏ: 'i',
    ι: 'i',
    '1': 'i',
    l: 'i',
    '|': 'i',
    '!': 'i',
    е: 'e',
    є: 'e',
    ε: 'e',
    '3': 'e',
    ԁ: 'd',
  },
};

/** Whether a name reads as FIDE's: `Fide`, `F.I.D.E.`, `ＦＩＤＥ`, `FlDE`, and with letters of other scripts. */
export function readsAsFide(name: string): boolean {
  const letters = Array.from(foldedText(name.normalize('NFKC')), (letter) => LOOK_ALIKES[letter] ?? letter);
  return letters.join('').replaceAll(/[^\p{L}\p{N}]/gu, '') === 'fide';
}
