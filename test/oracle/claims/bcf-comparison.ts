/** The sentences of BCF about the random history of a seed, proved. */
import { pairingTaskOf } from '../../../src-engine/handling/task.ts';
import { BCF } from '../../../src-engine/systems/bcf/bcf.ts';
import { historyOf } from '../histories.ts';
import { falseBcfClaims } from './bcf.ts';
import { worded } from '../worded.ts';

/** Longest sentence that a board's line and a printed slip can hold. */
const LONGEST = 200;

/** Number of sentences and those that do not hold; names have no blanks in them. */
export function judgeBcfSentences(
  seed: number,
  met: Set<string>,
): { sentences: number; complaints: string[] } {
  const { tournament, round } = historyOf(seed);
  const players = tournament.players.map((player) => ({ ...player, name: player.name.replace(' ', '') }));
  const task = pairingTaskOf({ ...tournament, players }, round);
  const pairing = task.ok ? BCF.pair(task.value) : task;
  if (!task.ok || !pairing.ok) return { sentences: 0, complaints: [] };
  const reasons = worded(task.value, BCF.reasons(task.value, pairing.value));
  const long = reasons
    .flatMap(({ sentence, colourSentence }) => [sentence, colourSentence])
    .filter((sentence) => sentence.length > LONGEST);
  const complaints = [...falseBcfClaims(task.value, pairing.value, reasons, met), ...long];
  return { sentences: 2 * reasons.length, complaints };
}
