/** Title norms: who made one, who still can, every condition, and the data of the certificate. */
import type { Basis } from '../../norms/choice.ts';
import type { NormCondition, NormConditionCode, NormState } from '../../norms/conditions.ts';
import type { EventCondition, NormObstacle } from '../../norms/event.ts';
import type { OutlookVerdict } from '../../norms/forecast.ts';
import type { OpponentNeed } from '../../norms/need.ts';
import type { Exclusion } from '../../norms/games.ts';
import type { NormTitle } from '../../norms/levels.ts';
import type { NormRow, NormVerdict } from '../../norms/watch.ts';
import type { NameOf, PlayerId } from '../../model/player.ts';
import type { Points } from '../../model/points.ts';
import { format } from './format.ts';

const GROUPS: Record<NormTitle, string> = {
  GM: 'GM',
  IM: 'IM or GM',
  WGM: 'WGM, IM or GM',
  WIM: 'WIM or higher',
};

const VERDICTS: Record<NormVerdict, string> = {
  made: 'Made',
  sure: 'Made if the rest is played',
  'in-reach': 'In reach',
  'if-exempt': 'Only if the event is exempt',
  out: 'Narrowly missed',
};

const STATES: Record<NormState, string> = {
  met: 'met',
  'so-far': 'so far',
  missed: 'not met',
  exempt: 'exempt',
  confirm: 'confirm',
};

const OUTLOOKS: Record<OutlookVerdict, string> = { yes: 'yes', if: 'only if', no: 'no' };

const OBSTACLES: Record<NormObstacle, string> = {
  'no-rounds': 'The number of rounds is not set.',
  'few-rounds': 'A norm needs nine games: the event has fewer rounds (B.01 1.4.1).',
  'short-time': 'Each player needs two hours for 60 moves (B.01 1.1.3).',
  'rounds-a-day': 'More than two rounds are on one day (B.01 1.1.3).',
  'hours-a-day': 'Play lasts more than twelve hours on one day (B.01 1.1.2).',
  'few-players': 'A double round robin needs six players (B.01 1.4.5).',
  'arbiter-plays': 'An arbiter of the event plays in it (B.01 1.1.6).',
  teams:
    'Norms of team events are not worked out here. They need the player on each board of a team, and whether it is a World, Continental or national championship (B.01 1.4.1b, 1.4.3b).',
  'before-2024': 'The event began before 2024, under an earlier text of B.01.',
};

const SHORT: Record<NormConditionCode, string> = {
  games: 'too few games',
  federations: 'too few federations',
  'own-federation': 'too many of the own federation',
  'one-federation': 'too many of one federation',
  titled: 'too few titled opponents',
  titles: 'too few of the titles needed',
  floor: '',
  average: 'average too low',
  score: 'score below 35 %',
  performance: 'performance too low',
};

const EXCLUSIONS: Record<Exclusion, string> = {
  forfeit: 'forfeit, 1.4.2c',
  'no-play': 'not played, 1.4.2c',
  'outside-fide': 'not of FIDE, 1.4.2a',
  'federation-unknown': 'no federation, 1.4.2a',
  'no-points': 'unrated, no point, 1.4.2b',
};

const BASES: Record<Basis, string> = {
  '1.4.1a': '',
  '1.4.1c':
    'Eight games and a round without a game of nine rounds count as nine; an application can use only one such norm (1.4.1c).',
  '1.4.2c': 'The last opponent did not come; the game counts as lost (1.4.2c).',
};

function names(players: readonly PlayerId[], of: NameOf): string {
  return [...new Set(players)].map(of).join(', ');
}

/** `4: SWE, POL`, or the number alone. */
function listed(count: number, items: string): string {
  return items === '' ? `${count}` : `${count}: ${items}`;
}

function asks({ code, limit, inAll }: NormCondition, title: NormTitle): string {
  switch (code) {
    case 'games':
      return `At least ${limit} games`;
    case 'federations':
      return `At least ${limit} other federations`;
    case 'own-federation':
      return `Own federation: at most ${limit} of ${inAll}`;
    case 'one-federation':
      return `Any one federation: at most ${limit} of ${inAll}`;
    case 'titled':
      return `Titled: at least ${limit} of ${inAll}`;
    case 'titles':
      return `${GROUPS[title]}: at least ${limit}`;
    case 'floor':
      return `One opponent raised to ${limit}`;
    case 'average':
      return `Average at least ${limit}`;
    case 'score':
      return `Score at least ${limit} %`;
    case 'performance':
      return `Performance at least ${limit}`;
  }
}

function found(condition: NormCondition, of: NameOf): string {
  const { code, found: there, games, inAll, federations, players, state } = condition;
  const toCome = inAll - games;
  switch (code) {
    case 'games':
      return toCome > 0 ? `${games} counted, ${toCome} to come` : `${games} counted`;
    case 'federations':
    case 'one-federation':
      return state === 'confirm' ? 'own federation not known' : listed(there, federations.join(', '));
    case 'own-federation':
      return state === 'confirm' ? 'own federation not known' : listed(there, names(players, of));
    case 'titles':
      return listed(there, names(players, of));
    case 'floor':
      return players.length === 0 ? 'nobody is lower' : `${names(players, of)}, ${there}`;
    case 'score':
      return games === 0 ? 'no game yet' : `${format.points(there)} of ${games}`;
    case 'average':
    case 'performance':
      return games === 0 ? 'no game yet' : toCome > 0 ? `${there} after ${games}` : `${there}`;
    case 'titled':
      return `${there}`;
  }
}

function eventAsks({ code, limit }: EventCondition): string {
  switch (code) {
    case 'registered':
      return `Registered ${limit} days before`;
    case 'hours-a-day':
      return `At most ${limit} hours of play a day`;
    case 'rounds-a-day':
      return `At most ${limit} rounds a day`;
    case 'time':
      return `${limit} minutes for 60 moves`;
    case 'same-clocks':
      return 'Same time control in all games';
    case 'titles-of-the-time':
      return 'Titles at the time of each game';
    case 'arbiter-present':
      return 'Chief arbiter IA or FA, one always there';
    case 'arbiter-plays-not':
      return 'No arbiter of the event plays';
    case 'format':
      return 'Swiss or round robin';
    case 'exempt-swiss':
      return 'Swiss with 20 foreign players';
    case 'slow-days':
      return `${limit} days with one round`;
    case 'big-swiss':
      return `Swiss of ${limit}, average 2000`;
  }
}

function eventFound({ code, found: there, told }: EventCondition): string {
  switch (code) {
    case 'hours-a-day':
      return there === null ? '' : `${format.decimal(Math.round(there * 10) / 10)} hours`;
    case 'time':
      return there === null ? told : format.count(there, { one: 'minute', other: 'minutes' });
    case 'rounds-a-day':
      return there === null ? '' : `${there} on the busiest day`;
    case 'slow-days':
      return there === null ? '' : format.count(there, { one: 'day', other: 'days' });
    case 'exempt-swiss':
      return there === null ? 'host federation not known' : `${there} in every round`;
    case 'big-swiss':
      return there === null ? '' : `${there} in every round`;
    default:
      return told;
  }
}

/** What unknown opponents have to be. */
function need(needed: OpponentNeed, title: NormTitle): string {
  const { opponents, rating, group, titled, federations, barred } = needed;
  const one = opponents === 1;
  const parts = [
    rating === 0 ? '' : one ? `rated ${rating} or more` : `rated ${rating} or more on average`,
    group === 0
      ? ''
      : one
        ? `${title === 'IM' ? 'an' : 'a'} ${GROUPS[title]}`
        : `${group} of them ${GROUPS[title]}`,
    titled <= group ? '' : one ? 'titled' : `${titled} of them titled`,
    federations === 0 ? '' : one ? 'of a new federation' : `${federations} of new federations`,
    federations > 0 || barred.length === 0 ? '' : `not of ${format.list(barred, 'or')}`,
  ].filter((part) => part !== '');
  if (parts.length === 0) return '';
  return `${one ? 'opponent' : `${opponents} opponents`} ${parts.join(', ')}`;
}

/** The same for a cell: `GM 2068+`. */
function needShort({ rating, group, titled }: OpponentNeed, title: NormTitle): string {
  const who = group > 0 ? title : titled > 0 ? 'titled' : '';
  return [who, rating === 0 ? '' : `${rating}+`].filter((part) => part !== '').join(' ');
}

/** `½ of 2`, or what is missing. */
function needs({ verdict, least, toCome, missing, wanted, credit, need: needed, title }: NormRow): string {
  if (verdict === 'made') return format.count(credit, { one: 'game', other: 'games' });
  if (least !== null) {
    const short = needed === null ? '' : needShort(needed, title);
    return `${format.points(least)} of ${toCome}${short === '' ? '' : `, ${short}`}`;
  }
  const mix = missing.filter((code) => SHORT[code] !== '' && code !== 'performance' && code !== 'score');
  if (mix.length > 0) return SHORT[mix[0]!];
  if (wanted === null) return '';
  return toCome === 0 ? `${format.points(wanted)} short` : `${format.points(wanted)} of ${toCome}`;
}

/** What the list says of one norm, as a sentence. */
function headline(row: NormRow, performance: number): string {
  const { verdict, title, score, games, toCome, least, credit, need: needed, missing, wanted } = row;
  switch (verdict) {
    case 'made':
      return `${title} norm made: ${format.points(score)} of ${games}, performance ${performance}. It counts as ${format.count(credit, { one: 'game', other: 'games' })}.`;
    case 'sure':
      return `The ${title} norm is made if ${toCome === 1 ? 'the last game is' : `the ${toCome} games to come are`} played.`;
    case 'in-reach':
    case 'if-exempt': {
      const what = needed === null ? '' : need(needed, title);
      const way =
        toCome === 0
          ? `The ${title} norm is made`
          : `${format.points(least ?? 0)} from ${format.count(toCome, { one: 'game', other: 'games' })} can bring the ${title} norm`;
      const exempt = verdict === 'if-exempt' ? ', only if the event is exempt from 1.4.3' : '';
      return `${way}${exempt}${what === '' ? '' : `: ${what}`}.`;
    }
    case 'out': {
      const reasons = missing.map((code) => SHORT[code]).filter((reason) => reason !== '');
      const points = toCome > 0 && wanted !== null && wanted > 10 * toCome;
      if (points) return `${format.points(wanted)} would be needed from ${toCome}.`;
      return `No ${title} norm: ${reasons.join(', ')}.`;
    }
  }
}

export const normsText = {
  title: 'Title norms',
  open: 'Title norms',
  columns: { name: 'Name', federation: 'Fed', norm: 'Norm', points: 'Pts', needs: 'Needs' },
  conditionColumns: { article: 'Article', asks: 'Asks', found: 'Found', state: 'Met', limit: 'Limit' },
  norm: (title: NormTitle) => `${title} norm`,
  verdicts: VERDICTS,
  states: STATES,
  outlooks: OUTLOOKS,
  obstacles: OBSTACLES,
  none: 'No norm is made or in reach.',
  notYet: (round: number) => `No norm is made yet. Who still can is told from round ${round} on.`,
  watched: (round: number) => `Watched from round ${round} on.`,
  count: (norms: number) => format.count(norms, { one: 'norm', other: 'norms' }),
  groups: {
    event: 'The event',
    opponents: 'Opponents',
    result: 'Ratings and result',
    application: 'For the application',
  },
  ways: (ways: number) =>
    ways === 1
      ? 'All games count: there is one way to count them.'
      : `Every way that the text allows was looked at: ${format.number(ways)}.`,
  confirm: 'What has to be confirmed is not in the file.',
  nextTitle: 'What is needed next',
  resultsOf: (first: string, second: string) => `${first} ╲ ${second}`,
  round: (round: number) => `R${round}`,
  results: (result: Points) => (result === 10 ? 'win' : result === 5 ? 'draw' : 'loss'),
  pointsOf: (points: Points, games: number) => `${format.points(points)} of ${games}`,
  suitable: (players: number, of: number) => `${players} of ${of}`,
  unknownOpponent: 'opponent not known',
  openLeft: 'Left out',
  noNext: 'No game is to come.',
  onlyIf: 'Only if the opponent not known yet is so.',
  assumes: 'Assumed: nobody joins, and every round to come is played. The pairing rules are not consulted.',
  certificate: 'Certificate',
  notMade: 'This norm is not made.',
  back: 'Back to filing',
  asks,
  found,
  eventAsks,
  eventFound,
  need,
  needShort,
  needs,
  headline,
  exclusion: (reason: Exclusion) => EXCLUSIONS[reason],
  basis: (basis: Basis) => BASES[basis],
  made: (names: string) => `Title norms made, each needs its certificate (B.01 1.8): ${names}`,
  sheet: {
    leftOut: 'left out, 1.4.1f',
    later: 'after the norm, 1.4.1e',
    exemptionUsed:
      'The exemption of 1.4.3d was used. An application needs one norm without an exemption (1.4.3e).',
  },
};
