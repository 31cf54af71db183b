/** The engine's public face: the only file that code outside src-engine may import. */
export * from './model/cells.ts';
export * from './model/colour.ts';
export { isFideFederation } from './model/federations.ts';
export * from './model/incident.ts';
export * from './model/personal-data.ts';
export * from './model/kept-apart.ts';
export * from './model/names.ts';
export * from './model/outcome.ts';
export * from './model/known-ratings.ts';
export * from './model/list-step.ts';
export * from './model/pace.ts';
export * from './model/player.ts';
export * from './model/points.ts';
export * from './model/result.ts';
export * from './model/scoring.ts';
export * from './model/seating.ts';
export * from './model/short-names.ts';
export * from './model/settled.ts';
export * from './model/chess960.ts';
export * from './model/team-event.ts';
export * from './model/rules.ts';
export * from './model/tournament.ts';
export * from './model/tournament-rating.ts';
export * from './model/effective.ts';
export type { CheckFinding, CheckVerdict } from './model/check-verdict.ts';
export * from './model/event-kinds.ts';
export * from './model/player-events.ts';
export * from './model/round-events.ts';
export * from './model/events.ts';
export * from './model/fold.ts';
export { roundOfBoth } from './model/merge.ts';
export { standingOfBoth, type SeenLater, type Standing } from './model/merged-standing.ts';
export { appearsInRounds } from './model/fold-players.ts';
export * from './model/state.ts';
export * from './model/upcast.ts';
export * from './history/competitor.ts';
export * from './history/competitors.ts';
export * from './acceleration/baku.ts';
export * from './handling/board-order.ts';
export * from './handling/byes.ts';
export * from './handling/check-in.ts';
export * from './handling/conservation.ts';
export { basisOf } from './handling/basis.ts';
export * from './handling/corrections.ts';
export * from './handling/declared-rounds.ts';
export * from './handling/fide-values.ts';
export * from './handling/initial-order.ts';
export * from './handling/late-entries.ts';
export * from './handling/numbering.ts';
export * from './handling/out-of-line.ts';
export * from './handling/presence.ts';
export * from './handling/second-entry.ts';
export * from './handling/second-look.ts';
export * from './handling/task.ts';
export * from './handling/wall.ts';
export * from './systems/reason.ts';
export { CRITERION_LABELS, type CriterionLabel, SYSTEM_IDS, type SystemId } from './systems/labels.ts';
export type { Step } from './systems/step.ts';
export * from './systems/system.ts';
export * from './systems/unit.ts';
export * from './systems/registry.ts';
export { handObjections } from './checker/by-hand.ts';
export type { HandObjection, RoundByHand } from './checker/hand-objection.ts';
export * from './checker/card-facts.ts';
export * from './checker/check.ts';
export { smallestConflict } from './checker/conflict.ts';
export * from './checker/confirm.ts';
export * from './checker/facts.ts';
export * from './checker/recorded.ts';
export * from './checker/report-filing.ts';
export { wishesOf, type Wish, type WishCost } from './checker/wishes.ts';
export { teamTotalDeviations } from './checker/team-totals.ts';
export * from './generator/generate.ts';
export * from './generator/options.ts';
export { randomOf, type Random } from './generator/random.ts';
export * from './lab/chances.ts';
export * from './lab/contestant.ts';
export * from './lab/estimate.ts';
export * from './lab/experiment.ts';
export * from './lab/findings.ts';
export { fittedTo, LEAST_GAMES, ratedGamesOf, type RatedGame } from './lab/fit.ts';
export { correlationIn, secondRounds, type SecondRound } from './lab/first-round.ts';
export { Observer } from './lab/observe.ts';
export * from './lab/paper-claims.ts';
export { EQUAL_WITHIN, verdictOf, type Interval, type Verdict } from './lab/paper-trials.ts';
export * from './lab/paper-runs.ts';
export type { PlayFailure } from './lab/play.ts';
export * from './lab/rest.ts';
export * from './lab/shard.ts';
export { deviationOf, sampleOf, sizeOf, type FieldModel, type Strengths } from './lab/strengths.ts';
export { JOINTS, JOINT_WIDTH, jointsOf, Tally, type SeedRange } from './lab/tally.ts';
export {
  indexOf as bursteinIndexOf,
  oldOpposition as oldBursteinOppositionOf,
} from './systems/burstein/opposition.ts';
export { WEIGHTINGS, type Weighting } from './systems/mwm/pairing.ts';
export * from './rating/change.ts';
export * from './rating/counting.ts';
export * from './rating/expectation.ts';
export * from './rating/initial.ts';
export * from './rating/k-factor.ts';
export * from './rating/performance.ts';
export * from './rating/report.ts';
export type { NormChoice } from './norms/choice.ts';
export * from './norms/conditions.ts';
export {
  EVENT_CONDITIONS,
  NORM_OBSTACLES,
  normObstaclesOf,
  type EventCondition,
  type NormObstacle,
} from './norms/event.ts';
export { EXEMPTION_NEEDS, type SwissExemption } from './norms/exemption.ts';
export { OUTLOOKS, type OutlookVerdict, type NextGame, type OutlookLine } from './norms/forecast.ts';
export { EXCLUSIONS, type ExcludedGame, type Exclusion, type NormGame } from './norms/games.ts';
export { NORM_LEVELS, NORM_TITLES, normsSoughtBy, type NormTitle } from './norms/levels.ts';
export type { OpponentNeed } from './norms/need.ts';
export * from './norms/watch.ts';
export * from './tiebreaks/catalogue.ts';
export * from './tiebreaks/chart.ts';
export * from './tiebreaks/code.ts';
export { TREATMENTS, CUT_REASONS, type CutReason, type Treatment } from './tiebreaks/contribution.ts';
export type { TieBreakProblem } from './tiebreaks/criteria.ts';
export * from './model/lots.ts';
export * from './tiebreaks/predetermined.ts';
export { ROUND_KINDS, type RoundKind } from './tiebreaks/score-table.ts';
export * from './tiebreaks/recorded-ranks.ts';
export * from './tiebreaks/standings.ts';
export * from './tiebreaks/team-standings.ts';
export * from './tiebreaks/team-working.ts';
export * from './tiebreaks/tie-break.ts';
export { articlesOf } from './tiebreaks/articles.ts';
export type { TieBreakValue } from './tiebreaks/value.ts';
export type { WorkingSum } from './tiebreaks/working-sum.ts';
export * from './tiebreaks/working.ts';
export { assumptionsOf, type TrfAssumption } from './trf/assumptions.ts';
export { readBirth, readDate, type DateReading } from './trf/dates.ts';
export * from './trf/deviation.ts';
export * from './trf/failure.ts';
export {
  FILING_WEIGHTS,
  filingProblems,
  type FilingProblem as TrfFilingProblem,
  type FilingWeight,
} from './trf/filing.ts';
export { federationOfLine } from './trf/players.ts';
export { lossesOf, type TrfLoss } from './trf/losses.ts';
export { readTrf, type TrfReading, type TrfReadOptions } from './trf/read.ts';
export { FIELDS_OF_XXS_CODE } from './trf/scoring-records.ts';
export { tenthsOfBeta } from './trf/system-options.ts';
export { SYSTEM_SOURCES, type SystemSource } from './trf/settings.ts';
export {
  NAMED_SYSTEMS,
  codeOfSystem,
  systemAt,
  systemOfCode,
  tieBreakTextAt,
  type SystemReading,
} from './trf/system-codes.ts';
export { teamEventOf } from './trf/team-event.ts';
export { TRF_PURPOSES, writeTrf, type TrfPurpose, type TrfWriteOptions } from './trf/write.ts';
export * from './preview/preview.ts';
export * from './repair/plan.ts';
export * from './repair/effects.ts';
export { repairPlansOf } from './repair/plans.ts';
