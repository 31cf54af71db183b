/** Entries of players, results and rules: questions about them, and why they are refused. */
import type { ResultKind } from '../../handling/corrections.ts';
import type { Rules } from '../../model/rules.ts';
import type { sequenceObjection } from '../../rating/counting.ts';
import { format } from './format.ts';

const oncePerPerson = 'One person is entered once.';

export const entriesText = {
  results: {
    staysClosed: {
      message: 'A later round was paired with this result, so the game is not opened again.',
      advice: 'Enter the right result: it is taken as a correction.',
    },
    acts: {
      'result-entered': 'Enter the result',
      'result-cleared': 'Clear the result',
      'result-corrected': 'Correct the result',
      'result-corrected-late': 'Correct the result',
      'result-rated-only': 'Correct the rating report',
    } satisfies Record<ResultKind, string>,
    /** `game` is `41 · Novák 1 – 0 Berg`, `was` the result before. */
    entered: (game: string) => `${game}.`,
    cleared: (game: string, was: string) =>
      `${game}: the result ${was} is cleared, and the game is open again.`,
    replaced: (game: string, was: string) => `${game}: this replaces ${was}.`,
    late: (game: string, next: number, was: string) =>
      `${game}: round ${next} was paired with ${was} and stays as it is.`,
    lateDraw: (game: string, next: number) =>
      `${game}: round ${next} was paired with a draw and stays as it is.`,
    countsFrom: (round: number) =>
      `The correction counts in the standings and from the pairing of round ${round} on.`,
    tooLate: (game: string, was: string) =>
      `${game}: too late for standings and pairings, which keep ${was}.`,
    reportOnly: 'The correction goes into the rating report only.',
    game: (board: number, white: string, result: string, black: string) =>
      `${board} · ${white} ${result} ${black}`,
    stays: (board: number, round: number) => ({
      message: `Board ${board} of round ${round}: round ${round + 1} has ended, so the result stays for standings and pairings.`,
      advice: 'Correct it on the results page: the correction goes into the rating report.',
    }),
    amongOthers: {
      message: 'This would also change results by which a later round was paired.',
      advice: 'Correct those results on the results page.',
    },
    notPublished: (round: number) => ({
      message: `Round ${round} is not published yet.`,
      advice: 'Publish it first.',
    }),
    draftIsLost: (round: number) => `The draft of round ${round} no longer fits and is discarded.`,
    deadline: (round: number, minutes: number, time: string) =>
      `The deadline for corrections of round ${round}, ${minutes} minutes after its last result, passed at ${time}.`,
    deadlineAccept:
      'If you accept it, it counts in the standings and from the next pairing on, and goes into the report.',
    take: 'Import the results',
    boardTwice: (first: number, second: number, board: number, round: number) => ({
      message: `Rows ${first} and ${second} both give board ${board} of round ${round} a result.`,
      advice: 'Choose one of them and skip the other.',
    }),
    counts: {
      ratedOnly: (count: number) =>
        `${format.count(count, { one: 'result comes', other: 'results come' })} too late for standings and pairings and ${format.plural(count, { one: 'goes', other: 'go' })} into the rating report only.`,
      late: (count: number, round: number) =>
        `${format.count(count, { one: 'result of a round whose next one is paired counts', other: 'results of a round whose next one is paired count' })} from the pairing of round ${round} on.`,
      pastDeadline: (count: number) =>
        `${format.count(count, { one: 'result replaces another', other: 'results replace others' })} after the announced deadline for corrections.`,
      corrected: (count: number) =>
        `${format.count(count, { one: 'result replaces another', other: 'results replace others' })}.`,
      entered: (count: number) =>
        `${format.count(count, { one: 'result is', other: 'results are' })} entered.`,
    },
  },
  players: {
    change: (name: string) => `Change ${name}`,
    inRound: (name: string) => ({
      message: `${name} is in a round and cannot be removed.`,
      advice: 'Withdraw the player instead.',
    }),
    pairedAlready: (name: string, round: number) => ({
      message: `Round ${round} is paired and counts ${name} in.`,
      advice: 'Discard its draft first, or enter the result as a forfeit.',
    }),
    roundMissed: (name: string, round: number) => ({
      message: `Round ${round} is on the wall without ${name}: who comes late has no points for rounds that were missed.`,
      advice:
        'Where the rules of the event give some, enter the player with the bye before the round is paired.',
    }),
    oldData: 'Rounds are paired with the old data.',
    renumbered: 'Pairing numbers are given anew at the next pairing; published rounds stay.',
    reportsOnly: 'The change shows in reports and tie-breaks only.',
    numbersStay: 'Pairing numbers stay as they are after round 4.',
    nameMissing: 'A player needs a name.',
    idNoNumber: { message: 'A FIDE ID has digits only.', advice: 'Clear the field if it is unknown.' },
    idTwice: (name: string) => ({
      message: `${name} has this FIDE ID already.`,
      advice: `${oncePerPerson} Change the existing entry.`,
    }),
    take: 'Import the table',
    changedTwice: (first: number, second: number) => ({
      message: `Rows ${first} and ${second} would change the same player.`,
      advice: 'Choose one of them.',
    }),
    rowIdTwice: (row: number, fideId: string, owner: string) => ({
      message: `Row ${row} has the FIDE ID ${fideId}, which ${owner} has already.`,
      advice: `${oncePerPerson} Skip the row, or take the FIDE ID out of the table.`,
    }),
    rowListedTwice: (first: number, second: number, name: string) => ({
      message: `Rows ${first} and ${second} would both enter ${name} of the rating list.`,
      advice: `${oncePerPerson} Skip one of the rows, or choose somebody else for it.`,
    }),
    byeBeyondRules: (why: string, round: number) => `${why}, in round ${round}.`,
    late: (count: number) =>
      `${format.count(count, { one: 'player changes', other: 'players change' })} after the start.`,
    notes: {
      idTwice: 'FIDE ID twice',
      withdrawn: (round: number) => `Withdrawn R${round}`,
      from: (round: number) => `From R${round}`,
      half: (round: number) => `Half bye R${round}`,
      zero: (round: number) => `Zero bye R${round}`,
      full: (round: number) => `Full bye R${round}`,
      noId: 'No FIDE ID',
      typed: 'Entered by hand',
      otherKind: { standard: 'Standard rating', rapid: 'Rapid rating', blitz: 'Blitz rating' },
      unrated: 'Unrated',
    },
    /** Why a bye is beyond the rules. */
    id: (fideId: string) => `FIDE ID ${fideId}`,
    fullPointBye: 'A full-point bye counts as a win without a game',
    secondHalfPoint: (name: string) => `${name}: a second half-point bye`,
  },
  rules: {
    names: {
      system: 'System',
      rounds: 'Number of rounds',
      initialColour: 'Initial colour',
      scoring: 'Points',
      acceleration: 'Acceleration',
      virtualPoints: 'Virtual points',
      prohibitions: 'Prohibited pairings',
      keptApart: 'Kept apart',
      tieBreaks: 'Tie-breaks',
      tieBreakText: 'Text of the tie-breaks',
      tournamentRating: 'Tournament rating',
      orderOfEquals: 'Order of players of equal rating',
      longEvent: 'Longer than 30 days',
      ratingInTieBreaks: 'Rating in tie-breaks',
      ratingLists: 'Rating lists in their order',
      unratedInTieBreaks: 'Unrated players in tie-breaks',
      lotSeed: 'Random seed',
      correctionMinutes: 'Minutes for corrections',
      maxiTournament: 'Maxi-tournament',
      maximumColourDifference: 'Maximum colour difference',
      numbersByLot: 'Numbers by lot',
      tableOrder: 'Numbers by hand',
      seating: 'Boards',
      lastRoundsInOrder: 'Last two rounds of the first cycle in order',
    } satisfies Record<keyof Rules, string>,
    change: 'Change the rules',
    changed: (name: string, was: string, now: string) => `${name}: ${was} is now ${now}`,
    sentence: (change: string) => `${change}.`,
    field: (field: string, was: string, now: string) => `${field} ${was} is now ${now}`,
    listsSetBack: 'The rating lists are asked in the usual order of this tournament rating again.',
    wallStays: 'Published rounds stay, and the change goes into the report.',
    draftGoes: (round: number) => `Round ${round} is drafted by the old rules and is discarded.`,
    yes: 'yes',
    no: 'no',
    entries: (count: number) => format.count(count, { one: 'entry', other: 'entries' }),
    otherValues: 'other values',
    tooFewRounds: (published: number, rounds: number) =>
      `${format.count(published, { one: 'round is', other: 'rounds are' })} published; the tournament cannot have ${rounds}.`,
    notAccelerated: {
      message: (system: string) => `${system} has no scoregroups, so nothing can be accelerated.`,
      advice: 'Choose no acceleration, or a Swiss system.',
    },
    listObjections: {
      empty: 'No rating list is asked.',
      twice: 'A rating list is asked twice for the same rating.',
      'fide-first': 'The tournament rating is FIDE’s first; the main list has to be one of FIDE’s.',
      'national-first':
        'The tournament rating is the national one first; FIDE’s list cannot be the main list.',
    } satisfies Record<NonNullable<ReturnType<typeof sequenceObjection>>, string>,
    correctLists: 'Change the order of the lists, or the tournament rating.',
    correctTieBreaks: 'Correct the list of tie-breaks.',
    prohibitedUnknown: 'A prohibited pairing names a player who is not in the tournament.',
    endFideMode: 'End FIDE mode',
    endsFideMode: 'This ends FIDE mode for good, also when it is undone, and the report says so.',
    fideModeEnded: 'FIDE mode has ended already.',
  },
};
