/** Lines that a report carries about the event. A report does not depend on a language: they are English always. */
import type { TournamentEvent } from '../model/events.ts';
import type { PlayerId } from '../model/player.ts';
import { eventsText } from './en/events.ts';

/** Words that the check list for tournament programs uses for events of the report; the others go by their title. */
const REPORT_WORDS: Partial<Record<TournamentEvent['kind'], string>> = {
  'round-arranged': 'MPA',
  'import-against-rules': 'Import',
  'result-rated-only': 'Rating correction',
  'fide-mode-left': 'FIDE mode exited',
};

/** An event that touches pairing integrity as a comment of a TRF26: `### MPA @ Round 2: 3 boards …`. */
export function reportLineOf(
  event: TournamentEvent,
  round: number,
  nameOf: (player: PlayerId) => string,
): string {
  const { title, detail } = eventsText.of(event, nameOf);
  const isFullBye = event.kind === 'bye-set-beyond-rules' && event.payload.bye === 'full';
  const word = isFullBye ? 'FPB' : (REPORT_WORDS[event.kind] ?? title);
  const line = `### ${word} @ Round ${round}: ${[word === title ? '' : title, detail, event.at, event.actor]
    .filter((part) => part !== '')
    .join(', ')}`;
  return line.replace(/[\r\n]+/g, ' ');
}
