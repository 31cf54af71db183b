import { indexWords, waysToSearch } from '../src-engine/model/names.ts';

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

/** How many code units of a word the longest of the sought words that begins it stands for, in any way of writing it. */
function markedLength(word: string, sought: readonly string[]): number {
  const lengths = indexWords(word).map((whole, way) => {
    const most = Math.max(0, ...sought.filter((each) => whole.startsWith(each)).map(({ length }) => length));
    let [length, folded] = [0, 0];
    // A letter with the marks that stand behind it.
    for (const letter of word.match(/.\p{M}*/gsu) ?? []) {
      if (folded >= most) break;
      const ways = indexWords(letter);
      length += letter.length;
      folded += (ways[way] ?? ways[0] ?? '').length;
    }
    return length;
  });
  return Math.max(0, ...lengths);
}
