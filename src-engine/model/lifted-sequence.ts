/** Lifts rules that named kinds of rating only to rules that name lists: a step of the upcaster, never changed. */

type Stored = Readonly<Record<string, unknown>>;

const PACES = ['standard', 'rapid', 'blitz'];

/**
 * `ratingSequence`, kinds of rating in their order for whatever list was searched, becomes the lists that the method took,
 * each asked for these kinds, whatever the time control.
 */
export function rulesWithLists(rules: object): object {
  const { ratingSequence, ...others } = rules as Stored & { readonly ratingSequence?: readonly string[] };
  if (ratingSequence === undefined) return others;
  const { method = 'FIDE' } = (others['tournamentRating'] ?? {}) as { readonly method?: string };
  const [fide, national] = ['FIDE', ''].map((list) => ratingSequence.map((pace) => ({ list, pace })));
  const sequence =
    method === 'FIDE'
      ? fide!
      : method === 'NRO'
        ? national!
        : method === 'NIDOF'
          ? [...national!, ...fide!]
          : [...fide!, ...national!];
  if (sequence.length === 0) return others;
  return { ...others, ratingLists: Object.fromEntries(PACES.map((pace) => [pace, sequence])) };
}
