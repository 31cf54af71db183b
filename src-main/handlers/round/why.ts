/** "Why?" and "why not?" for the boards of a round. */
import {
  cellsOf,
  isPlayedCode,
  playersById,
  type Colour,
  type PlayerId,
  type Tournament,
} from '../../../src-engine/index.ts';
import { en } from '../../../src-engine/texts/index.ts';
import { wordedReason, wordedRows } from '../../documents/explanations-view.ts';
import type { WhyView } from '../../ipc/contract.ts';
import type { Desk } from '../desk.ts';
import { nameOfPlayer } from '../names.ts';
import { noDocument, notThere } from '../refusals.ts';
import { answer, refusal, refuse, type QueriesOf } from '../reply.ts';
import { reasonOf, type Reasons } from './reasons.ts';

const NO_REASON = refusal(
  'no-reason',
  'The system that paired this round is not one that the program knows.',
  'Imported rounds can be explained when the system is set in the settings.',
);

export function whyQueries(desk: Desk, reasons: Reasons): QueriesOf<'round.why' | 'round.whyNot'> {
  return {
    'round.why': async ({ round, board }) => {
      const tournament = desk.state()?.tournament;
      if (tournament === undefined) return refuse(noDocument());
      const known = tournament.rounds[round - 1];
      if (known === undefined) return refuse(notThere(`Round ${round}`));
      const explained = await reasons.of(tournament, round);
      const trace = await desk.workers.run('trace', { tournament, round });
      const reason = explained === null ? undefined : reasonOf(explained.reasons, known, board);
      if (explained === null) return refuse(NO_REASON);
      if (reason === undefined) return refuse(notThere(board === null ? 'The bye' : `Board ${board}`));
      const players = playersById(tournament);
      return answer<WhyView>({
        round,
        board,
        reason: wordedReason(reason, (id) => players.get(id)!.name, en.explanations),
        white: nameOfPlayer(players.get(reason.white)!),
        black: reason.black === null ? null : nameOfPlayer(players.get(reason.black)!),
        colours: {
          white: coloursOf(tournament, reason.white, round),
          black: reason.black === null ? [] : coloursOf(tournament, reason.black, round),
        },
        rows: wordedRows(explained.assessment, reason, en.explanations),
        trace,
      });
    },
    'round.whyNot': async ({ round, a, b }) => {
      const tournament = desk.state()?.tournament;
      if (tournament === undefined) return refuse(noDocument());
      const players = playersById(tournament);
      const [aPlayer, bPlayer] = [players.get(a), players.get(b)];
      if (aPlayer === undefined || bPlayer === undefined) return refuse(notThere('The player'));
      if (tournament.rounds[round - 1] === undefined) return refuse(notThere(`Round ${round}`));
      const taking = new Set(
        tournament.rounds[round - 1]!.boards.flatMap(({ white, black }) => [white, black]).concat(
          tournament.rounds[round - 1]!.unpaired.filter(({ kind }) => kind === 'pab').map(
            ({ player }) => player,
          ),
        ),
      );
      const out = [aPlayer, bPlayer].find(({ id }) => !taking.has(id));
      if (a === b || out !== undefined)
        return refuse(
          refusal(
            'not-to-be-paired',
            a === b ? 'Nobody plays themselves.' : `${out!.name} was not to be paired in round ${round}.`,
            'Choose two players of this round.',
          ),
        );
      const verdict = await desk.workers.run('whyNot', { tournament, round, a, b });
      if (verdict === null) return refuse(NO_REASON);
      const { reason, ...found } = verdict;
      return answer({
        ...found,
        sentence: en.explanations.reason(reason, (id) => players.get(id)!.name),
        comparison: verdict.comparison.map(({ unit, ...row }) => ({
          ...row,
          now: en.explanations.rowValue(unit, row.now),
          then: en.explanations.rowValue(unit, row.then),
        })),
        aName: nameOfPlayer(aPlayer),
        bName: nameOfPlayer(bPlayer),
      });
    },
  };
}

/** Colours of the games played before and in `round`; null for rounds without a game. */
function coloursOf(tournament: Tournament, player: PlayerId, round: number): (Colour | null)[] {
  return cellsOf(tournament, round)
    .get(player)!
    .map(({ code, colour }, index) =>
      index === round - 1 || (code !== null && isPlayedCode(code)) ? colour : null,
    );
}
