/** C.04.2 2.3: pairing numbers exchanged among players of equal rating, up to the pairing of round 4. */
import {
  draftedRounds,
  equalsOf,
  playsEveryRound,
  publishedRounds,
  renumbers,
  withPairingNumbers,
  type PlayerId,
  type Tournament,
} from '../../../src-engine/index.ts';
import { texts } from '../../texts.ts';
import { refusal, refuse } from '../reply.ts';
import type { Planned } from '../transact.ts';
import { discarding } from '../results/corrections.ts';

/** The exchange as an entry of the log, or why these two cannot exchange their numbers. */
export function planExchange(tournament: Tournament, a: PlayerId, b: PlayerId): Planned<null> {
  const words = texts.exchange;
  const article = { article: 'C.04.2 2.3', players: [a, b] };
  if (!renumbers(tournament)) return refuse(refusal('numbers-fixed', words.fixed, '', article));
  const { players, rules } = tournament;
  if (playsEveryRound(rules.system) && (rules.numbersByLot === true || rules.tableOrder !== undefined))
    return refuse(refusal('numbers-given', words.given, '', article));
  const isNumbered = players.some(({ tpn }) => tpn > 0);
  const equals = equalsOf(isNumbered ? players : withPairingNumbers(players, 0, rules), a);
  const [one, other] = [a, b].map((id) => equals.find((player) => player.id === id));
  if (one === undefined || other === undefined || one === other)
    return refuse(refusal('not-equal', words.notEqual, words.onlyEquals, article));
  const order = equals.map(({ id }) => (id === a ? b : id === b ? a : id));
  const payload = {
    players: [a, b],
    names: [one.name, other.name],
    numbers: [one.tpn, other.tpn],
    equals: order,
  } as const;
  const discarded = draftedRounds(tournament);
  return {
    drafts: [...discarding(discarded), { kind: 'numbers-exchanged', payload }],
    value: null,
    question: {
      act: words.act,
      consequences: [
        words.gets(one.name, other.tpn),
        words.gets(other.name, one.tpn),
        ...discarded.map(texts.audit.draftGoes),
        ...(publishedRounds(tournament) > 0 ? [words.roundsStay] : []),
      ],
      article: 'C.04.2 2.3',
    },
  };
}
