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
import type { Room } from '../catalogue.ts';
import { format } from './format.ts';

/** `norme d’IM`, `norme de GM`: elided before a vowel that is read. */
const ofTitle = (title: NormTitle): string => (title === 'IM' ? 'norme d’IM' : `norme de ${title}`);

const GROUPS: Record<NormTitle, string> = {
  GM: 'GM',
  IM: 'IM ou GM',
  WGM: 'WGM, IM ou GM',
  WIM: 'WIM ou mieux',
};

const VERDICTS: Record<NormVerdict, string> = {
  made: 'Réalisée',
  sure: 'Réalisée si le reste est joué',
  'in-reach': 'À portée',
  'if-exempt': 'Seulement si le tournoi est exempté',
  out: 'Manquée de peu',
};

const STATES: Record<NormState, string> = {
  met: 'remplie',
  'so-far': 'en cours',
  missed: 'manquée',
  exempt: 'exemptée',
  confirm: 'à confirmer',
};

const OUTLOOKS: Record<OutlookVerdict, string> = { yes: 'oui', if: 'seulement si', no: 'non' };

const OBSTACLES: Record<NormObstacle, string> = {
  'no-rounds': 'Le nombre de rondes n’est pas fixé.',
  'few-rounds': 'Une norme demande neuf parties : le tournoi a moins de rondes (B.01 1.4.1).',
  'short-time': 'Chaque joueur doit avoir deux heures pour 60 coups (B.01 1.1.3).',
  'rounds-a-day': 'Un jour a plus de deux rondes (B.01 1.1.3).',
  'hours-a-day': 'On joue plus de douze heures en un jour (B.01 1.1.2).',
  'few-players': 'Un tournoi toutes rondes aller-retour demande six joueurs (B.01 1.4.5).',
  'arbiter-plays': 'Un arbitre du tournoi y joue (B.01 1.1.6).',
  teams:
    'Les normes des tournois par équipes ne sont pas calculées ici. Il y faut le joueur de chaque échiquier d’une équipe, et savoir si c’est un championnat du monde, continental ou national (B.01 1.4.1b, 1.4.3b).',
  'before-2024': 'Le tournoi a commencé avant 2024, sous un texte antérieur de B.01.',
};

const SHORT: Record<NormConditionCode, string> = {
  games: 'trop peu de parties',
  federations: 'trop peu de fédérations',
  'own-federation': 'trop de sa fédération',
  'one-federation': 'trop d’une fédération',
  titled: 'trop peu de titrés',
  titles: 'trop peu de titres requis',
  floor: '',
  average: 'moyenne trop basse',
  score: 'moins de 35 % des points',
  performance: 'performance trop basse',
};

const EXCLUSIONS: Record<Exclusion, string> = {
  forfeit: 'forfait, 1.4.2c',
  'no-play': 'non jouée, 1.4.2c',
  'outside-fide': 'hors FIDE, 1.4.2a',
  'federation-unknown': 'sans fédération, 1.4.2a',
  'no-points': 'sans Elo ni point, 1.4.2b',
};

const BASES: Record<Basis, string> = {
  '1.4.1a': '',
  '1.4.1c':
    'Huit parties et une ronde sans partie, sur neuf rondes, comptent pour neuf ; une demande de titre n’admet qu’une seule norme de ce genre (1.4.1c).',
  '1.4.2c': 'Le dernier adversaire n’est pas venu ; la partie compte comme perdue (1.4.2c).',
};

function names(players: readonly PlayerId[], of: NameOf): string {
  return [...new Set(players)].map(of).join(', ');
}

/** `4 : SWE, POL`, or the number alone. */
function listed(count: number, items: string): string {
  return items === '' ? `${count}` : `${count} : ${items}`;
}

function asks({ code, limit, inAll }: NormCondition, title: NormTitle): string {
  switch (code) {
    case 'games':
      return `Au moins ${limit} parties`;
    case 'federations':
      return `Au moins ${limit} autres fédérations`;
    case 'own-federation':
      return `Sa fédération : au plus ${limit} sur ${inAll}`;
    case 'one-federation':
      return `Une même fédération : au plus ${limit} sur ${inAll}`;
    case 'titled':
      return `Titrés : au moins ${limit} sur ${inAll}`;
    case 'titles':
      return `${GROUPS[title]} : au moins ${limit}`;
    case 'floor':
      return `Un adversaire relevé à ${limit}`;
    case 'average':
      return `Moyenne d’au moins ${limit}`;
    case 'score':
      return `Au moins ${limit} % des points`;
    case 'performance':
      return `Performance d’au moins ${limit}`;
  }
}

const counted = (games: number): string => format.count(games, { one: 'comptée', other: 'comptées' });

function found(condition: NormCondition, of: NameOf): string {
  const { code, found: there, games, inAll, federations, players, state } = condition;
  const toCome = inAll - games;
  switch (code) {
    case 'games':
      return toCome > 0 ? `${counted(games)}, ${toCome} à venir` : counted(games);
    case 'federations':
    case 'one-federation':
      return state === 'confirm' ? 'sa fédération est inconnue' : listed(there, federations.join(', '));
    case 'own-federation':
      return state === 'confirm' ? 'sa fédération est inconnue' : listed(there, names(players, of));
    case 'titles':
      return listed(there, names(players, of));
    case 'floor':
      return players.length === 0 ? 'personne n’est plus bas' : `${names(players, of)}, ${there}`;
    case 'score':
      return games === 0 ? 'aucune partie' : `${format.points(there)} sur ${games}`;
    case 'average':
    case 'performance':
      return games === 0 ? 'aucune partie' : toCome > 0 ? `${there} après ${games}` : `${there}`;
    case 'titled':
      return `${there}`;
  }
}

function eventAsks({ code, limit }: EventCondition): string {
  switch (code) {
    case 'registered':
      return `Enregistré ${limit} jours avant`;
    case 'hours-a-day':
      return `Au plus ${limit} heures de jeu par jour`;
    case 'rounds-a-day':
      return `Au plus ${limit} rondes par jour`;
    case 'time':
      return `${limit} minutes pour 60 coups`;
    case 'same-clocks':
      return 'Même cadence dans toutes les parties';
    case 'titles-of-the-time':
      return 'Titres au moment de chaque partie';
    case 'arbiter-present':
      return 'Arbitre principal IA ou FA, l’un toujours présent';
    case 'arbiter-plays-not':
      return 'Aucun arbitre du tournoi ne joue';
    case 'format':
      return 'Système suisse ou toutes rondes';
    case 'exempt-swiss':
      return 'Suisse avec 20 joueurs étrangers';
    case 'slow-days':
      return `${limit} jours d’une seule ronde`;
    case 'big-swiss':
      return `Suisse de ${limit}, moyenne 2000`;
  }
}

function eventFound({ code, found: there, told }: EventCondition): string {
  switch (code) {
    case 'hours-a-day':
      return there === null ? '' : `${format.decimal(Math.round(there * 10) / 10)} heures`;
    case 'time':
      return there === null ? told : format.count(there, { one: 'minute', other: 'minutes' });
    case 'rounds-a-day':
      return there === null ? '' : `${there} le jour le plus chargé`;
    case 'slow-days':
      return there === null ? '' : format.count(there, { one: 'jour', other: 'jours' });
    case 'exempt-swiss':
      return there === null ? 'fédération du tournoi inconnue' : `${there} à chaque ronde`;
    case 'big-swiss':
      return there === null ? '' : `${there} à chaque ronde`;
    default:
      return told;
  }
}

/** What unknown opponents have to be. */
function need(needed: OpponentNeed, title: NormTitle): string {
  const { opponents, rating, group, titled, federations, barred } = needed;
  const one = opponents === 1;
  const parts = [
    rating === 0 ? '' : one ? `Elo ${rating} ou plus` : `Elo ${rating} ou plus en moyenne`,
    group === 0 ? '' : one ? GROUPS[title] : `dont ${group} ${GROUPS[title]}`,
    titled <= group ? '' : one ? 'titré' : `dont ${titled} titrés`,
    federations === 0
      ? ''
      : one
        ? 'd’une nouvelle fédération'
        : `dont ${federations} de nouvelles fédérations`,
    federations > 0 || barred.length === 0 ? '' : `pas de ${format.list(barred, 'or')}`,
  ].filter((part) => part !== '');
  if (parts.length === 0) return '';
  return `${one ? 'adversaire' : `${opponents} adversaires`} ${parts.join(', ')}`;
}

/** The same for a cell: `GM 2068+`. */
function needShort({ rating, group, titled }: OpponentNeed, title: NormTitle): string {
  const who = group > 0 ? title : titled > 0 ? 'titré' : '';
  return [who, rating === 0 ? '' : `${rating}+`].filter((part) => part !== '').join(' ');
}

/** `½ sur 2`, or what is missing. */
function needs({ verdict, least, toCome, missing, wanted, credit, need: needed, title }: NormRow): string {
  if (verdict === 'made') return format.count(credit, { one: 'partie', other: 'parties' });
  if (least !== null) {
    const short = needed === null ? '' : needShort(needed, title);
    return `${format.points(least)} sur ${toCome}${short === '' ? '' : `, ${short}`}`;
  }
  const mix = missing.filter((code) => SHORT[code] !== '' && code !== 'performance' && code !== 'score');
  if (mix.length > 0) return SHORT[mix[0]!];
  if (wanted === null) return '';
  return toCome === 0 ? `manque ${format.points(wanted)}` : `${format.points(wanted)} sur ${toCome}`;
}

/** What the list says of one norm, as a sentence. */
function headline(row: NormRow, performance: number): string {
  const { verdict, title, score, games, toCome, least, credit, need: needed, missing, wanted } = row;
  switch (verdict) {
    case 'made':
      return `${title === 'IM' ? 'Norme d’IM' : `Norme de ${title}`} réalisée : ${format.points(score)} sur ${games}, performance ${performance}. Elle compte pour ${format.count(credit, { one: 'partie', other: 'parties' })}.`;
    case 'sure':
      return `La ${ofTitle(title)} est réalisée si ${toCome === 1 ? 'la dernière partie est jouée' : `les ${toCome} parties à venir sont jouées`}.`;
    case 'in-reach':
    case 'if-exempt': {
      const what = needed === null ? '' : need(needed, title);
      const way =
        toCome === 0
          ? `La ${ofTitle(title)} est réalisée`
          : `${format.points(least ?? 0)} sur ${format.count(toCome, { one: 'partie', other: 'parties' })}` +
            ` ${(least ?? 0) < 20 ? 'peut' : 'peuvent'} donner la ${ofTitle(title)}`;
      const exempt = verdict === 'if-exempt' ? ', seulement si le tournoi est exempté de 1.4.3' : '';
      return `${way}${exempt}${what === '' ? '' : ` : ${what}`}.`;
    }
    case 'out': {
      const reasons = missing.map((code) => SHORT[code]).filter((reason) => reason !== '');
      const points = toCome > 0 && wanted !== null && wanted > 10 * toCome;
      if (points) return `Il faudrait ${format.points(wanted)} sur ${toCome}.`;
      return `Pas de ${ofTitle(title)} : ${reasons.join(', ')}.`;
    }
  }
}

export const normsText = {
  title: 'Normes de titre',
  open: 'Normes de titre',
  columns: { name: 'Nom', federation: 'Féd.', norm: 'Titre', points: 'Pts', needs: 'Il faut' },
  conditionColumns: { article: 'Article', asks: 'Exigé', found: 'Constaté', state: 'État', limit: 'Limite' },
  norm: ofTitle,
  verdicts: VERDICTS,
  states: STATES,
  outlooks: OUTLOOKS,
  obstacles: OBSTACLES,
  none: 'Aucune norme n’est réalisée ni à portée.',
  notYet: (round: number) =>
    `Aucune norme n’est encore réalisée. Qui le peut est dit à partir de la ronde ${round}.`,
  watched: (round: number) => `Suivi à partir de la ronde ${round}.`,
  count: (norms: number) => format.count(norms, { one: 'norme', other: 'normes' }),
  groups: {
    event: 'Le tournoi',
    opponents: 'Adversaires',
    result: 'Elo et résultat',
    application: 'Pour la demande de titre',
  },
  ways: (ways: number) =>
    ways === 1
      ? 'Toutes les parties comptent : il n’y a qu’une façon de les compter.'
      : `Toutes les façons que le texte permet ont été examinées : ${format.number(ways)}.`,
  confirm: 'Ce qui est à confirmer n’est pas dans le fichier.',
  nextTitle: 'Ce qu’il faut encore',
  resultsOf: (first: string, second: string) => `${first} ╲ ${second}`,
  round: (round: number) => `R${round}`,
  results: (result: Points) => (result === 10 ? 'gain' : result === 5 ? 'nulle' : 'perte'),
  pointsOf: (points: Points, games: number) => `${format.points(points)} sur ${games}`,
  suitable: (players: number, of: number) => `${players} sur ${of}`,
  unknownOpponent: 'adversaire inconnu',
  openLeft: 'Non comptées',
  noNext: 'Il n’y a plus de partie à venir.',
  onlyIf: 'Seulement si l’adversaire encore inconnu est tel.',
  assumes:
    'Supposé : personne ne s’ajoute, et chaque ronde à venir est jouée. Les règles d’appariement ne sont pas consultées.',
  certificate: 'Certificat',
  notMade: 'Cette norme n’est pas réalisée.',
  back: 'Retour à la déclaration',
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
  made: (names: string) => `Normes de titre réalisées, chacune demande son certificat (B.01 1.8) : ${names}`,
  sheet: {
    leftOut: 'écartée, 1.4.1f',
    later: 'après la norme, 1.4.1e',
    exemptionUsed:
      'L’exemption de 1.4.3d a été utilisée. Une demande de titre exige une norme sans exemption (1.4.3e).',
  },
} satisfies Room<'fr', 'norms'>;
