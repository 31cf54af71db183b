/** By what a tournament file is known without opening it: its first bytes. */

/** `wcht` in ASCII: `PRAGMA application_id` of every tournament file. */
export const APPLICATION_ID = 0x77636874;
/** Size of the header of the SQLite file format, section 1.3. */
export const HEADER_BYTES = 100;

/**
 * Largest file that is opened: twenty thousand entries need 8 MB. What is larger would only fill memory and disk.
 */
export const MOST_BYTES = 256_000_000;

/** Ending of the note beside a tournament file that says who has it open. */
export const LOCK_ENDING = '-lock';

const MAGIC = 'SQLite format 3\0';
const APPLICATION_ID_AT = 68;

/** True for the first 100 bytes of a tournament file of any version. */
export function isTournamentHeader(header: Buffer): boolean {
  if (header.length < HEADER_BYTES || header.toString('latin1', 0, MAGIC.length) !== MAGIC) return false;
  return header.readUInt32BE(APPLICATION_ID_AT) === APPLICATION_ID;
}
