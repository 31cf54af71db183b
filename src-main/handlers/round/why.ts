/** "Why?" and "why not?" for the boards of a round. */
import {
  cellsOf,
  isPlayedCode,
  playersById,
  shortNames,
  type Colour,
  type PlayerId,
  type Tournament,
} from '../../../src-engine/index.ts';
import { wordedReason, wordedRows } from '../../documents/views/explanations-view.ts';
import type { Refusal, WhyView } from '../../ipc/contract.ts';
import type { Desk } from '../desk.ts';
import { nameOfPlayer } from '../names.ts';
import { noDocument, notThere } from '../refusals.ts';
import { answer, refusal, refuse, type QueriesOf } from '../reply.ts';
import { reasonOf, type Reasons } from './reasons.ts';
import { texts } from '../../texts.ts';
import { wishesAt } from './wishes.ts';

function noReason(): Refusal {
  return refusal('no-reason', texts.roundHandling.why.noReason);
}

export function whyQueries(desk: Desk, reasons: Reasons): QueriesOf<'round.why' | 'round.whyNot'> {
  return {
    'round.why': async ({ round, board }) => {
      const tournament = desk.state()?.tournament;
      if (tournament === undefined) return refuse(noDocument());
      const known = tournament.rounds[round - 1];
      if (known === undefined) return refuse(notThere(texts.refusals.gone.round(round)));
      const explained = await reasons.of(tournament, round);
      const steps = await desk.workers.run('trace', { tournament, round });
      const reason = explained === null ? undefined : reasonOf(explained.reasons, known, board);
      if (explained === null) return refuse(noReason());
      if (reason === undefined)
        return refuse(
          notThere(board === null ? texts.roundHandling.why.bye : texts.roundHandling.why.board(board)),
        );
      const players = playersById(tournament);
      const shorts = shortNames(tournament.players);
      return answer<WhyView>({
        round,
        board,
        reason: wordedReason(reason, (id) => players.get(id)!.name, texts.explanations),
        white: nameOfPlayer(players.get(reason.white)!, shorts),
        black: reason.black === null ? null : nameOfPlayer(players.get(reason.black)!, shorts),
        colours: {
          white: coloursOf(tournament, reason.white, round),
          black: reason.black === null ? [] : coloursOf(tournament, reason.black, round),
        },
        rows: wordedRows(explained.assessment, reason, texts),
        wishes: wishesAt(tournament, round, board, explained.wishes),
        trace: steps.map((step) =>
          texts.steps.line(step, (id) => {
            const { tpn, name } = players.get(id)!;
            return { number: tpn, name };
          }),
        ),
      });
    },
    'round.whyNot': async ({ round, a, b }) => {
      const tournament = desk.state()?.tournament;
      if (tournament === undefined) return refuse(noDocument());
      const players = playersById(tournament);
      const [aPlayer, bPlayer] = [players.get(a), players.get(b)];
      if (aPlayer === undefined || bPlayer === undefined)
        return refuse(notThere(texts.refusals.gone.thisPlayer));
      if (tournament.rounds[round - 1] === undefined)
        return refuse(notThere(texts.refusals.gone.round(round)));
      const taking = new Set(
        tournament.rounds[round - 1]!.boards.flatMap(({ white, black }) => [white, black]).concat(
          tournament.rounds[round - 1]!.unpaired.filter(({ kind }) => kind === 'pab').map(
            ({ player }) => player,
          ),
        ),
      );
      const out = [aPlayer, bPlayer].find(({ id }) => !taking.has(id));
      const words = texts.roundHandling.why;
      if (a === b || out !== undefined)
        return refuse(
          refusal(
            'not-to-be-paired',
            a === b ? words.themselves : words.notToBePaired(out!.name, round),
            words.chooseTwo,
          ),
        );
      const verdict = await desk.workers.run('whyNot', { tournament, round, a, b });
      if (verdict === null) return refuse(noReason());
      const { reason, ...found } = verdict;
      return answer({
        ...found,
        sentence: texts.explanations.reason(reason, (id) => players.get(id)!.name),
        comparison: verdict.comparison.map(({ unit, ...row }) => ({
          ...row,
          label: texts.criteria.labels[row.label],
          now: texts.explanations.rowValue(unit, row.now),
          then: texts.explanations.rowValue(unit, row.then),
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
