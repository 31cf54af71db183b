/** What the certificate of a report says: the file, the verdict, and everything that was found. */
import { en } from '../../../src-engine/texts/index.ts';
import type { CertificateView } from '../../documents/sheets/report-certificate.ts';
import type { ImportReview } from '../../ipc/contract.ts';

interface Check {
  /** ISO 8601 with the local offset. */
  readonly checkedAt: string;
  /** Version of the program. */
  readonly version: string;
}

/** The certificate of a reviewed report, in English, whatever language the screens have: it goes with the file. */
export function certificateOf(review: ImportReview, { checkedAt, version }: Check): CertificateView {
  const words = en.certificate;
  const { facts } = words;
  return {
    event: review.name,
    checkedAt,
    facts: [
      { label: facts.file, value: review.fileName },
      { label: facts.size, value: words.size(review.size) },
      { label: facts.hash, value: review.hash },
      { label: facts.event, value: review.name === '' ? en.import.noName : review.name },
      { label: facts.format, value: `${review.format}, ${en.import.encoding(review.encoding)}` },
      { label: facts.system, value: review.system },
      { label: facts.players, value: String(review.players) },
      {
        label: facts.rounds,
        value: words.rounds(review.playedRounds, review.rounds, review.checkedRounds),
      },
      { label: facts.checker, value: words.checker(version) },
    ],
    verdict: verdictOf(review),
    sections: sectionsOf(review),
    closing: words.proves,
  };
}

function verdictOf({
  deviations,
  roundDifferences,
  valueDifferences,
  playedRounds,
  checkedRounds,
  ranksUpTo,
}: ImportReview) {
  const words = en.certificate;
  const summaries = roundDifferences.filter(({ weight }) => weight === 'summary');
  const earlier = summaries.filter(({ agreesBefore }) => agreesBefore === true).length;
  const rounds = summaries.length - earlier;
  const errors = deviations.filter(({ severity }) => severity === 'error').length;
  const parts = [
    ...(rounds > 0 ? [words.roundsDiffer(rounds)] : []),
    ...(earlier > 0 ? [words.roundsBefore(earlier)] : []),
    ...(valueDifferences.length > 0 ? [words.valuesDiffer(valueDifferences.length)] : []),
    ...(errors > 0 ? [words.errors(errors)] : []),
  ];
  if (parts.length > 0) return words.differs(parts);
  if (playedRounds === 0) return words.noRound;
  return checkedRounds < playedRounds || ranksUpTo !== null ? words.agreesInPart : words.agrees;
}

function sectionsOf(review: ImportReview): CertificateView['sections'] {
  const { sections } = en.certificate;
  const words = en.import;
  const { playedRounds, checkedRounds, roundDifferences, valueDifferences, deviations } = review;
  const sentence = (text: string) => [{ place: '', text, isDetail: false }];
  const agreed = checkedRounds === 0 ? words.notChecked : words.pairingsAgree(checkedRounds);
  return [
    {
      title: sections.rounds,
      lines:
        roundDifferences.length === 0
          ? sentence(playedRounds === 0 ? words.noRounds : agreed)
          : roundDifferences.map(({ round, weight, text }) => ({
              place: words.round(round),
              text,
              isDetail: weight === 'detail',
            })),
    },
    {
      title: sections.values,
      lines:
        valueDifferences.length === 0
          ? sentence(words.valuesAgree(review.ranksUpTo))
          : valueDifferences.flatMap((text) => sentence(text)),
    },
    {
      title: sections.file,
      lines:
        deviations.length === 0
          ? sentence(words.clean)
          : deviations.map(({ line, column, text, found, takenAs }) => ({
              place: words.place(line, column),
              text: words.remark(text, found, takenAs),
              isDetail: false,
            })),
    },
  ];
}
