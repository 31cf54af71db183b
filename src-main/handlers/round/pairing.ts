/** Pairing a round, by the system or by hand, with what has to be settled before and the check after it. */
import {
  numberingOf,
  playsEveryRound,
  roundOfPairing,
  shortNames,
  type EventDraft,
  type Pair,
  type Pairing,
  type PlayerId,
  type Tournament,
  type TournamentState,
} from '../../../src-engine/index.ts';
import type { Jobs } from '../../pairing/jobs.ts';
import type { EventLog } from '../../storage/event-log.ts';
import type { ValueOf } from '../../threads/jobs.ts';
import type { Running } from '../../threads/workers.ts';
import type { Desk } from '../desk.ts';
import { texts } from '../../texts.ts';
import { foldRefusal } from '../refusals.ts';
import { answer, refusal, refuse, type CommandsOf } from '../reply.ts';
import { transactAfter, transactComputed, type Planned, type Question } from '../transact.ts';
import { arrangementProblem } from './arrangement.ts';
import { handObjectionTexts } from './by-hand.ts';
import { checkDraft } from './check.ts';
import { pairingRefusal } from './pairing-refusals.ts';
import { draftObstacle, pairingObstacle, preparationOf } from './preparation.ts';
import { secondEntryObstacle } from '../results/verification.ts';

type PairingCommand = 'round.pair' | 'round.cancelPairing' | 'round.arrange' | 'round.check';

export function pairingCommands(desk: Desk): CommandsOf<PairingCommand> {
  let pairing: Running<ValueOf<Jobs, 'pair'>> | null = null;

  /** The pairing of the system, as an entry; or why there is none. */
  async function pairBySystem(tournament: Tournament, round: number): Promise<Planned<{ seconds: number }>> {
    if (pairing !== null) return refuse(refusal('pairing-under-way', texts.roundHandling.underWay));
    pairing = desk.workers.start('pair', { tournament, round }, (settled, all) =>
      desk.tell('pairing.progress', { round, settled, all }),
    );
    const paired = await pairing.value.finally(() => (pairing = null));
    if (paired === null) return refuse(refusal('pairing-cancelled', texts.roundHandling.cancelled));
    if (!paired.ok) return refuse(pairingRefusal(paired.failure, tournament, paired.conflict));
    const { system } = tournament.rules;
    const { seconds } = paired;
    const drafted: EventDraft = {
      kind: 'round-drafted',
      payload: { round, ...roundOfPairing(tournament, round, paired.pairing), system, seconds },
    };
    return { drafts: [drafted], value: { seconds } };
  }

  return {
    'round.pair': ({ round, confirmed }) =>
      transactAfter(
        desk,
        { command: 'round.pair', confirmed },
        (state, log) => prepare(desk, state, log, round),
        async ({ drafts, value: ready }, log) => {
          const paired = await pairBySystem(ready.tournament, round);
          return 'ok' in paired
            ? paired
            : withCheck(desk, log, round, [...drafts, ...paired.drafts], paired.value);
        },
      ),

    'round.cancelPairing': async () => {
      pairing?.cancel();
      return answer(null);
    },

    'round.arrange': ({ round, pairs, bye, confirmed }) =>
      transactComputed(
        desk,
        { command: 'round.arrange', confirmed },
        (state, log) => {
          const problem = arrangementProblem(state.tournament, pairs, bye);
          if (problem !== null) return refuse(problem);
          return prepare(desk, state, log, round, ({ tournament }) => ({
            kind: 'round-arranged',
            payload: {
              round,
              ...roundOfPairing(tournament, round, handPairing(tournament, pairs, bye)),
              system: tournament.rules.system,
              // What the system pairs is known after the check.
              changed: pairs.length,
            },
          }));
        },
        async ({ drafts, question, value: { tournament } }, log) => {
          const compared = comparedWithSystem(await checked(desk, log, round, drafts), null);
          if ('ok' in compared || question === undefined) return compared;
          const told = handConsequences(tournament, round, { pairs, bye }, compared.drafts);
          return {
            ...compared,
            question: { ...question, consequences: [...told, ...question.consequences] },
          };
        },
      ),

    'round.check': ({ round }) =>
      transactAfter(
        desk,
        { command: 'round.check' },
        ({ tournament }) => {
          const obstacle = draftObstacle(tournament, round);
          return obstacle === null ? { drafts: [], value: tournament } : refuse(obstacle);
        },
        async ({ value: tournament }) => {
          const { entry } = await checkDraft(desk, tournament, round);
          return { drafts: [entry], value: { agrees: entry.payload.agrees } };
        },
      ),
  };
}

/** The pairs of a hand; in a round robin who is left has no game, no points and no bye (C.05 Annex 1). */
function handPairing(
  { rules }: Tournament,
  pairs: readonly Pair[],
  bye: PlayerId | null,
): Pick<Pairing, 'pairs' | 'bye' | 'sitsOut'> {
  return playsEveryRound(rules.system)
    ? { pairs, bye: null, sitsOut: bye === null ? [] : [bye] }
    : { pairs, bye };
}

/** What the question about a round by hand says: what the system pairs instead, and what the rules say of each pair. */
function handConsequences(
  tournament: Tournament,
  round: number,
  made: Pick<Pairing, 'pairs' | 'bye'>,
  drafts: readonly EventDraft[],
): string[] {
  const names = shortNames(tournament.players);
  const nameOf = (id: PlayerId): string => names.get(id)!;
  const arranged = drafts.find((draft) => draft.kind === 'round-arranged')!;
  const objections = handObjectionTexts(tournament, round, { ...made, isWhole: true });
  return [texts.handling.compared(arranged.payload, nameOf), ...objections.map(({ text }) => text)];
}

/** Entries that go before the pairing and, where a hand arranged it, the pairing; with the state before the pairing. */
function prepare(
  desk: Desk,
  state: TournamentState,
  log: EventLog,
  round: number,
  byHand: ((state: TournamentState) => EventDraft) | null = null,
): Planned<TournamentState> {
  const notNow = pairingObstacle(state.tournament, round) ?? secondEntryObstacle(state, round);
  if (notNow !== null) return refuse(notNow);
  const { drafts, consequences, articles } = preparationOf(state, round);
  const author = { at: desk.now(), actor: '', command: '' };
  const settled = log.prepare(drafts, author);
  if (!settled.ok) return refuse(foldRefusal(settled.failure));
  const numbered = [...drafts, ...numberingOf(settled.value.state, round)];
  const ready = log.prepare(numbered, author);
  if (!ready.ok) return refuse(foldRefusal(ready.failure));
  const all = [...numbered, ...(byHand === null ? [] : [byHand(ready.value.state)])];
  if (byHand === null && consequences.length === 0) return { drafts: all, value: ready.value.state };
  const { handling } = texts;
  const question: Question = {
    act: byHand === null ? handling.pairs(round) : handling.arranges(round),
    level: 2,
    consequences: [...(byHand === null ? [] : [handling.arranged]), ...consequences],
    // Nobody may alter pairings in favour of a participant.
    article: [...(byHand === null ? [] : ['C.04.2 1.5']), ...articles].join(', '),
  };
  return { drafts: all, value: ready.value.state, question };
}

type Checked = { readonly drafts: readonly EventDraft[] } & Pick<
  Awaited<ReturnType<typeof checkDraft>>,
  'entry' | 'different' | 'due'
>;
type NotChecked = Extract<Planned<null>, { readonly ok: false }>;

/** The entries of a draft with the check of what they lead to. */
async function checked(
  desk: Desk,
  log: EventLog,
  round: number,
  drafts: readonly EventDraft[],
): Promise<Checked | NotChecked> {
  const ready = log.prepare(drafts, { at: desk.now(), actor: '', command: '' });
  if (!ready.ok) return refuse(foldRefusal(ready.failure));
  return { drafts, ...(await checkDraft(desk, ready.value.state.tournament, round)) };
}

/** The whole plan of a draft: with the check of what the entries lead to. */
async function withCheck<T>(
  desk: Desk,
  log: EventLog,
  round: number,
  drafts: readonly EventDraft[],
  value: T,
): Promise<Planned<T>> {
  const done = await checked(desk, log, round, drafts);
  return 'ok' in done ? done : { drafts: [...drafts, done.entry], value };
}

/** The same for a round by hand, whose entry tells what the system pairs in its place. */
function comparedWithSystem<T>(done: Checked | NotChecked, value: T): Planned<T> {
  if ('ok' in done) return done;
  const { drafts, entry, different, due } = done;
  const told = drafts.map((draft): EventDraft => {
    if (draft.kind !== 'round-arranged') return draft;
    return { ...draft, payload: { ...draft.payload, changed: different ?? draft.payload.pairs.length, due } };
  });
  return { drafts: [...told, entry], value };
}
