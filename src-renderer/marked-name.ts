import { searchWords, waysToSearch } from '../src-engine/model/names.ts';

/** A piece of a name, marked where typed letters found it. */
interface NamePiece {
  readonly text: string;
  readonly marked: boolean;
}

/** The pieces of a name: `kasp g` marks `Kasp` and `G` of `Kasparek, Gustav`, `zhuk` the first letters of `Жуков`. */
export function namePieces(name: string, typed: string): readonly NamePiece[] {
  const sought = waysToSearch(typed).flat();
  if (sought.length === 0) return [{ text: name, marked: false }];
  return name
    .split(/([^\p{L}\p{M}\p{N}]+)/u)
    .flatMap((word) => {
      const length = markedLength(word, sought);
      return [
        { text: word.slice(0, length), marked: true },
        { text: word.slice(length), marked: false },
      ];
    })
    .filter(({ text }) => text !== '');
}

/** How many code units of a word the longest of the sought words that begins it stands for. */
function markedLength(word: string, sought: readonly string[]): number {
  const [whole = ''] = searchWords(word);
  const most = Math.max(0, ...sought.filter((each) => whole.startsWith(each)).map(({ length }) => length));
  let [length, folded] = [0, 0];
  for (const letter of word) {
    if (folded >= most && !/\p{M}/u.test(letter)) break;
    length += letter.length;
    folded += searchWords(letter).join('').length;
  }
  return length;
}
