/** Why a round cannot be checked, published or explained now, and what has to be noted before. */
import { format } from './format.ts';
import { roundsAreOut } from './pairing.ts';

export const roundHandlingText = {
  /** Behind a colon. */
  noSystem: (system: string) => `there is no system ${system}`,
  player: (id: number) => `player ${id}`,
  beyondLast: (rounds: number) => ({
    message: roundsAreOut(rounds),
    advice: 'The number of rounds is declared beforehand; it can be changed in the settings.',
  }),
  roundsAreOut,
  notNext: (round: number) => ({
    message: `Round ${round} is not published yet.`,
    advice: 'Rounds are paired in order.',
  }),
  twoPlayers: { message: 'A round needs at least two players.', advice: 'Add players first.' },
  published: (round: number) => ({ message: `Round ${round} is published.`, advice: 'Unpublish it first.' }),
  underWay: { message: 'A round is being paired.', advice: 'Wait for it or stop it.' },
  cancelled: 'The pairing was stopped.',
  twice: (name: string) => ({ message: `${name} is listed twice.`, advice: 'Every player plays one game.' }),
  unpublish: (round: number) => `Unpublish round ${round}`,
  publish: (round: number) => `Publish round ${round}`,
  notPublished: (round: number) => `Round ${round} is not published.`,
  buildsOn: (round: number) => ({
    message: `Round ${round} builds on this one.`,
    advice: `Discard round ${round} first.`,
  }),
  hasResults: (round: number) => ({
    message: `Round ${round} has results.`,
    advice: 'Go back in the log to before them, if the round has to be paired again.',
  }),
  outdated: (round: number) => ({
    message: `Results, byes or players changed after the draft of round ${round} was checked.`,
    advice: 'Check it again.',
  }),
  notPublishable: (title: string, text: string) => ({
    message: `${title}. ${text}`,
    advice: 'Correct the draft and check it again.',
  }),
  breaksRule: (round: number) => `Round ${round} breaks a rule.`,
  arbiterDecides:
    'No pairing by the rules exists: the arbiter decides. The report lists this round as paired by hand.',
  issue: (title: string, text: string) => `${title}: ${text}`,
  /** Why FIDE mode ended, in the log. */
  publishedAgainstRules: (round: number) => `round ${round} published against the rules`,
  changedAgainstRules: (round: number) => `round ${round} changed against the rules`,
  byDecision: 'by the arbiter’s decision',
  check: {
    sum: 'The round does not add up.',
    verdict: (boards: number, different: number | null, rules: number) =>
      [
        format.count(boards, { one: 'board', other: 'boards' }),
        different === null
          ? 'not compared with the system'
          : different === 0
            ? 'no difference'
            : `${format.count(different, { one: 'board differs', other: 'boards differ' })} from the system’s pairing`,
        `${format.count(rules, { one: 'rule', other: 'rules' })} confirmed by a second method`,
      ].join(', '),
  },
  issues: {
    byHand: {
      title: 'Paired by hand',
      text: 'The pairing is not the one that the system gives. It goes into the report.',
    },
    sum: (names: readonly string[]) => ({
      title: 'The round does not add up',
      text: `Missing from the round or listed twice: ${names.join(', ')}.`,
    }),
    unchecked: { title: 'Not checked yet', text: 'A second method has to confirm the round first.' },
    disagrees: 'The check does not agree',
    outdated: 'Changed since the check',
    openGames: (round: number, boards: readonly number[]) => ({
      title: `Round ${round} has ${format.plural(boards.length, { one: 'an open game', other: 'open games' })}`,
      text: `${format.plural(boards.length, { one: 'Board', other: 'Boards' })} ${format.list(boards.map(String))}: ${format.plural(boards.length, { one: 'counts', other: 'each counts' })} as a draw for this pairing. The result still has to come.`,
    }),
    /** `names` of the first of them, and how many more there are. */
    unseen: (names: readonly string[], more: number) => ({
      title: `${format.count(names.length + more, { one: 'player was', other: 'players were' })} not seen at the check-in`,
      text: `Left out unless they are marked as present: ${names.join('; ')}${more > 0 ? `; and ${format.number(more)} more` : ''}.`,
    }),
    absent: (names: readonly string[]) => ({
      title: format.plural(names.length, {
        one: 'One player is absent',
        other: `${format.number(names.length)} players are absent`,
      }),
      text: `Not paired and without a bye: ${names.join(', ')}.`,
    }),
    bye: (name: string) => ({
      title: `${name} has the bye`,
      text: 'An odd number of players is to be paired.',
    }),
  },
  absence: {
    later: 'Will arrive later',
    entered: 'Not present',
    notEntered: 'Not present, no bye',
  },
  why: {
    noReason: {
      message: 'The system that paired this round is not one that the program knows.',
      advice: 'Imported rounds can be explained when the system is set in the settings.',
    },
    bye: 'The bye no longer exists.',
    board: (board: number) => `Board ${board} no longer exists.`,
    themselves: 'No player plays themselves.',
    notToBePaired: (name: string, round: number) => `${name} was not to be paired in round ${round}.`,
    chooseTwo: 'Choose two players of this round.',
  },
};
