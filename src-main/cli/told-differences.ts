/** What differs in a checked round, as sentences. Most rounds agree, so that it is loaded where one does not. */
import {
  agreesBefore,
  asCounted,
  type Difference,
  type PlayerId,
  type RoundCheck,
  type ToldCorrection,
  type Tournament,
  type Violation,
} from '../../src-engine/index.ts';
import { en } from '../../src-engine/texts/index.ts';
import { failureLine, numbersOf } from './pairing-text.ts';

const { report } = en.tableRows;

type Told = Record<string, unknown> & { readonly text: string };

interface ToldDifferences {
  readonly differences: readonly Told[];
  readonly violations: readonly Told[];
  /** That the round agrees with results before corrections which the file tells. */
  readonly agreesBefore?: string;
}

/** What differs in a round, with the file's numbers instead of identities, and a sentence for everything found. */
export function toldDifferences(
  tournament: Tournament,
  check: Pick<RoundCheck, 'round' | 'agrees' | 'differences' | 'violations'>,
): ToldDifferences {
  const numberOf = numbersOf(tournament);
  const taken = check.agrees ? null : agreesBefore(tournament, check.round);
  return {
    differences: check.differences.map((difference) => numbered(difference, tournament, numberOf)),
    violations: check.violations.map((violation) => ({
      ...violation,
      players: violation.players.map(numberOf),
      text: textOfViolation(violation, numberOf),
    })),
    ...(taken === null
      ? {}
      : {
          agreesBefore: report.agreesBefore(
            taken.map((correction) => textOfCorrection(correction, numberOf)),
          ),
        }),
  };
}

function numbered(difference: Difference, tournament: Tournament, numberOf: (id: PlayerId) => number): Told {
  switch (difference.kind) {
    case 'pair-missing':
    case 'pair-unexpected':
    case 'colours': {
      const [white, black] = [numberOf(difference.white), numberOf(difference.black)];
      const text = {
        'pair-missing': en.cli.check.missing(white, black),
        'pair-unexpected': en.cli.check.unexpected(white, black),
        colours: en.cli.check.colours(white, black),
      }[difference.kind];
      return { kind: difference.kind, white, black, text };
    }
    case 'bye': {
      const [expected, recorded] = [difference.expected, difference.recorded].map((id) =>
        id === null ? null : numberOf(id),
      );
      return {
        kind: 'bye',
        expected,
        recorded,
        text: en.cli.check.bye(expected ?? null, recorded ?? null),
      };
    }
    case 'not-pairable':
      return {
        kind: 'not-pairable',
        code: difference.failure.code,
        text: failureLine(difference.failure, tournament),
      };
  }
}

const textOfViolation = (
  { id, article, players, kind }: Violation,
  numberOf: (id: PlayerId) => number,
): string => `${kind} (${id}, ${article}): ${players.map(numberOf).join(', ')}.`;

const textOfCorrection = (
  { round, white, black, was }: ToldCorrection,
  numberOf: (id: PlayerId) => number,
): string =>
  report.resultBefore(round, String(numberOf(white)), String(numberOf(black)), en.outcomes.resultOrOpen(was));

/** The tournament by what counts where the file tells corrections for rating only, and a sentence about them; null without one. */
export function counted(
  tournament: Tournament,
): { readonly tournament: Tournament; readonly text: string } | null {
  const found = asCounted(tournament);
  if (found === null) return null;
  const numberOf = numbersOf(tournament);
  const games = found.corrections.map((correction) => textOfCorrection(correction, numberOf));
  return { tournament: found.tournament, text: report.countsOtherwise(games) };
}
