/**
 * A column of a report is one character. A string of this language has two units for a character beyond U+FFFF, such as
 * a rare Han character; while a record is laid out, each of them is represented by one unit of the private area.
 */

const BEYOND = /[\ud800-\udbff][\udc00-\udfff]/g;
const FIRST_STAND_IN = 0xe000;
const LAST_STAND_IN = 0xf8ff;

/** Whether a text has characters of two units. */
export function isWide(text: string): boolean {
  return text.search(BEYOND) >= 0;
}

/** Stand-ins for the wide characters of one record, none of which occurs in `texts`. */
export class StandIns {
  private readonly characters = new Map<string, string>();
  private readonly standIns = new Map<string, string>();

  constructor(texts: readonly string[]) {
    let code = FIRST_STAND_IN;
    for (const character of texts.flatMap((text) => text.match(BEYOND) ?? [])) {
      if (this.standIns.has(character)) continue;
      while (texts.some((text) => text.includes(String.fromCharCode(code)))) code++;
      // A record with thousands of different ones is no text; the rest stays wide.
      if (code > LAST_STAND_IN) return;
      const standIn = String.fromCharCode(code++);
      this.standIns.set(character, standIn);
      this.characters.set(standIn, character);
    }
  }

  /** The text with one unit for every character. */
  narrowed(text: string): string {
    return text.replace(BEYOND, (character) => this.standIns.get(character) ?? character);
  }

  /** The text as it was. */
  restored(text: string): string {
    return text.replace(/[\ue000-\uf8ff]/g, (unit) => this.characters.get(unit) ?? unit);
  }
}
