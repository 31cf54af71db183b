/** What the documents of one round say, taken from a tournament. */
import {
  boardNumber,
  compareNames,
  initialOf,
  isEntered,
  pointsAfter,
  pointsOfCode,
  startPositionIn,
  startPositionOf,
  CODE_OF_UNPAIRED,
  type Player,
  type PlayerId,
  type Round,
  type Tournament,
} from '../../../src-engine/index.ts';
import type {
  BoardName,
  DocumentMeta,
  Imprint,
  PairingsByBoardView,
  PairingsByNameView,
  ResultSlipsView,
  RoundView,
} from './view.ts';
import { namesakeMarks } from './namesakes.ts';
import { texts } from '../words.ts';

export function imprintOf(tournament: Tournament, meta: DocumentMeta): Imprint {
  const { issuedAt, version, draft, seal, code = '', part = '' } = meta;
  const imprint = { event: tournament.info.name, version, issuedAt, draft, seal, part };
  return code === '' ? imprint : { ...imprint, code };
}

/** The round with this number, 1-based. Throws for a round that does not exist: callers ask for existing ones. */
export function roundOf(tournament: Tournament, round: number): Round {
  const found = tournament.rounds[round - 1];
  if (found === undefined) throw new RangeError(`There is no round ${round} to print.`);
  return found;
}

/** How each player is called on the sheets of a round. */
export function namesOf({ players }: Tournament): (id: PlayerId) => BoardName {
  const byId = new Map(players.map(({ id, name }) => [id, name]));
  const marks = namesakeMarks(players);
  return (id) => ({ name: byId.get(id)!, mark: marks.get(id) ?? '' });
}

export function pairingsByBoardView(
  tournament: Tournament,
  round: number,
  meta: DocumentMeta,
): PairingsByBoardView {
  const nameOf = namesOf(tournament);
  const points = pointsAfter(tournament, round - 1);
  const known = roundOf(tournament, round);
  const side = (id: PlayerId) => ({ ...nameOf(id), points: points.get(id)! });
  return {
    ...headOf(tournament, round, meta),
    boards: known.boards.map(({ white, black, result }, index) => ({
      board: boardNumber(known, index),
      white: side(white),
      black: side(black),
      result: texts.outcomes.result(result),
    })),
    unpaired: withoutGame(tournament, round).map(({ player: { id }, reason }) => {
      const { name, mark } = nameOf(id);
      return { name: texts.sheets.named(name, mark), reason };
    }),
  };
}

export function pairingsByNameView(
  tournament: Tournament,
  round: number,
  meta: DocumentMeta,
): PairingsByNameView {
  const nameOf = namesOf(tournament);
  const known = roundOf(tournament, round);
  const games = known.boards.flatMap(({ white, black }, index) => {
    const [first, second] = [nameOf(white), nameOf(black)];
    const board = boardNumber(known, index);
    return [
      {
        ...first,
        board,
        colour: 'white' as const,
        note: texts.sheets.plays(texts.sheets.named(second.name, second.mark)),
      },
      {
        ...second,
        board,
        colour: 'black' as const,
        note: texts.sheets.plays(texts.sheets.named(first.name, first.mark)),
      },
    ];
  });
  const others = withoutGame(tournament, round).map(({ player, reason }) => {
    return { ...nameOf(player.id), board: null, colour: null, note: reason };
  });
  const entries = [...games, ...others]
    .map((entry) => ({ ...entry, initial: initialOf(entry.name) }))
    .sort((a, b) => compareNames(a.name, b.name) || (a.board ?? 0) - (b.board ?? 0));
  return { ...headOf(tournament, round, meta), entries };
}

export function resultSlipsView(tournament: Tournament, round: number, meta: DocumentMeta): ResultSlipsView {
  const nameOf = namesOf(tournament);
  const known = roundOf(tournament, round);
  return {
    ...headOf(tournament, round, meta),
    slips: known.boards.map(({ white, black }, index) => ({
      board: boardNumber(known, index),
      white: nameOf(white),
      black: nameOf(black),
    })),
  };
}

/** A round that is not published is a draft, whatever the caller says. */
export function headOf(
  tournament: Tournament,
  round: number,
  meta: DocumentMeta,
): Pick<RoundView, 'imprint' | 'round' | 'playStarts'> {
  const draft = meta.draft || roundOf(tournament, round).stage !== 'published';
  const imprint = imprintOf(tournament, meta);
  const position = startPositionIn(tournament, round);
  // The start position of a round of Chess960 stands under the heading of each of its sheets.
  const event =
    position === null
      ? imprint.event
      : texts.sheets.withPosition(imprint.event, position, startPositionOf(position));
  return { imprint: { ...imprint, event, draft }, round, playStarts: meta.playStarts };
}

/**
 * Who has no game in the round and why, in alphabetical order: byes first recorded, then everybody who takes part
 * in the tournament by now and has no entry in the round.
 */
export function withoutGame(
  tournament: Tournament,
  round: number,
): readonly { readonly player: Player; readonly reason: string }[] {
  const { boards, unpaired } = roundOf(tournament, round);
  const playing = new Set(boards.flatMap(({ white, black }) => [white, black]));
  const kinds = new Map(unpaired.map(({ player, kind }) => [player, kind]));
  return tournament.players
    .filter((player) => !playing.has(player.id) && (kinds.has(player.id) || isEntered(player, round)))
    .map((player) => {
      const kind = kinds.get(player.id);
      if (kind === undefined) return { player, reason: texts.sheets.words.absent };
      const points = pointsOfCode(CODE_OF_UNPAIRED[kind], null, tournament.rules.scoring);
      return { player, reason: texts.sheets.reasonWithoutGame(kind, points) };
    })
    .sort((a, b) => compareNames(a.player.name, b.player.name));
}
