/** "Why not" of BCF: the rule that is named is the first by which the round with the pair is outside of what the words allow. */
import { hadFullPointBye } from '../../../src-engine/checker/facts.ts';
import type { Pairing, PairingTask } from '../../../src-engine/systems/system.ts';
import { offences } from '../bcf.ts';
import { cardOf } from '../bcf-cards.ts';
import { COMMON_CLAIMS, type Claims, type Facts } from './facts.ts';

export function bcfFacts(task: PairingTask, pairing: Pairing): Facts {
  const cards = new Map(task.competitors.map((player, place) => [player.id, cardOf(player, place)]));
  return {
    ...{ task, pairing },
    mayMeet: (a, b) => cards.get(a.id)!.mayMeet(cards.get(b.id)!),
    due: () => null,
    urgency: () => 0,
    mayHaveBye: (player) => !hadFullPointBye(player),
    ranked: (a, b) => [a, b],
    byeValue: () => 0,
  };
}

/** What the oracle complains of, by the sentence that says it. `open` holds where the words allow several choices. */
const COMPLAINTS: readonly { readonly sentence: RegExp; readonly complaint: RegExp; readonly open?: true }[] =
  [
    {
      sentence: /^If they met, another player would have the bye, who comes later by rules 5 and 6\.$/,
      complaint: /./,
      open: true,
    },
    { sentence: /^If they met, more players would go down from a score level\.$/, complaint: /^9, 10/ },
    {
      sentence: /^If they met, those who go down would meet players of lower scores\.$/,
      complaint: /^9, 10/,
    },
    {
      sentence: /^If they met, more games would be between players who seek the same colour\.$/,
      complaint: /^15, 24 b/,
    },
    { sentence: /^If they met, more games would be against notes 3 and 5\.$/, complaint: /^notes/ },
    {
      sentence: /^If they met, on linked levels a player with a stronger claim would be transferred\.$/,
      complaint: /^17/,
    },
    { sentence: /^If they met, a transferred player would float who need not\.$/, complaint: /^18/ },
    {
      sentence: /^If they met, more players of the level would change halves\.$/,
      complaint: /^(24 c|12: exchanges)/,
    },
    {
      sentence: /^If they met, a player who comes later by rule 20 would go down\.$/,
      complaint: /^20/,
      open: true,
    },
    {
      sentence: /^If they met, a player who comes later by rule 21 would come up\.$/,
      complaint: /^2[012]/,
      open: true,
    },
    { sentence: /^If they met, a player with a stronger claim would be transferred\.$/, complaint: /^16/ },
    {
      sentence:
        /^Cards are paired in grading order from the top, and that order comes to the other games first\.$/,
      complaint: /^12/,
      open: true,
    },
  ];

export const BCF_WHY_NOT: Claims<Facts> = {
  ...COMMON_CLAIMS,
  plain({ sentence }, { task }, { alternative }) {
    const told = COMPLAINTS.find((each) => each.sentence.test(sentence));
    if (told === undefined || alternative === undefined || alternative === null) return false;
    const [first] = offences(task, alternative);
    // Of several byes (6) or floats (22) that the words allow the program's own order decides.
    return first === undefined ? told.open === true : told.complaint.test(first);
  },
};
