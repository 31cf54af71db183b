/** Lines that a report carries about the event. A report does not depend on a language: they are English always. */
import type { TournamentEvent } from '../model/events.ts';
import type { PlayerId } from '../model/player.ts';
import { eventsText } from './en/events.ts';

/**
 * Words that the manual of FIDE's Technical Commission uses for events of the report, as far as they are publicly known;
 * the others go by their title.
 */
const REPORT_WORDS: Partial<Record<TournamentEvent['kind'], string>> = {
  'round-arranged': 'MPA',
  'round-repaired': 'MPA',
  'import-against-rules': 'Import',
  'player-changed-late': 'TPN regeneration',
  'games-adjourned': 'Adjournment',
  'rules-changed-late': 'Configuration',
  'result-corrected-late': 'Correction',
  'result-rated-only': 'Rating correction',
  'fide-mode-left': 'FIDE mode exited',
};

function wordOf(event: TournamentEvent, round: number): string | undefined {
  // C.04.2 2.3: numbers stay once round 4 is paired, so that data alone are corrected then.
  if (event.kind === 'player-changed-late' && round >= 4) return undefined;
  // C.04.2 3.1: the result of a game that counted as a draw.
  if (event.kind === 'result-corrected-late' && event.payload.was === 'adjourned') return 'Adjournment';
  return REPORT_WORDS[event.kind];
}

/** An event that touches pairing integrity as a comment of a TRF26: `### MPA @ Round 2: 3 boards …`. */
export function reportLineOf(
  event: TournamentEvent,
  round: number,
  nameOf: (player: PlayerId) => string,
): string {
  const { title, detail } = eventsText.of(event, nameOf);
  const isFullBye = event.kind === 'bye-set-beyond-rules' && event.payload.bye === 'full';
  const word = isFullBye ? 'FPB' : (wordOf(event, round) ?? title);
  const line = `### ${word} @ Round ${round}: ${[word === title ? '' : title, detail, event.at, event.actor]
    .filter((part) => part !== '')
    .join(', ')}`;
  return line.replace(/[\r\n]+/g, ' ');
}
