/** What the hall reads on the screen, and the page from which the arbiter sets it. */
import type { Room } from '../catalogue.ts';
import { format } from './format.ts';

const tables = (count: number): string => format.count(count, { one: 'table', other: 'tables' });
const games = (count: number): string => format.count(count, { one: 'partie', other: 'parties' });
const pages = (count: number): string => format.count(count, { one: 'page', other: 'pages' });
const names = (count: number): string => format.count(count, { one: 'nom', other: 'noms' });

export const hallText = {
  round: (round) => `Ronde ${round}`,
  standings: 'Classement',
  gamesLeft: (count) => `${games(count)} en cours`,
  allDone: 'Toutes les parties sont finies',
  boardsPart: (first, last, all) => `Tables ${first} à ${last} sur ${all}`,
  namesPart: (first, last) => (first === last ? first : `${first} à ${last}`),
  standingsPart: (afterRound, first, last, all) =>
    `Après la ronde ${afterRound}, ${first} à ${last} sur ${all}`,
  openPart: (round, done, all) =>
    `Ronde ${round}, ${format.count(done, { one: 'finie', other: 'finies' })} sur ${tables(all)}`,
  countdownPart: tables,
  playStarts: 'Début des parties',
  roundStarts: (round) => `Ronde ${round}`,
  timeNow: (time) => `${time}, maintenant`,
  now: 'maintenant',
  board: 'Table',
  white: 'Blancs',
  black: 'Noirs',
  points: 'Pts',
  pointsHead: 'Points',
  name: 'Nom',
  colour: 'Couleur',
  rank: 'Rang',
  federation: 'Féd.',
  page: (page, all) => `Page ${page} sur ${all}`,
  nextIn: (seconds) => `suivante dans ${seconds} s`,
  held: 'figée',
  version: (version, time) => (time === '' ? `Version ${version}` : `Version ${version}, publiée ${time}`),
  findName: 'Trouvez votre nom, puis votre table',
  checkResult: 'Vérifiez votre résultat',
  provisional: (count) => `Provisoire, ${games(count)} en cours`,
  waitingFor: (count) => `En attente de ${games(count)}`,
  quietNear: (numbers) =>
    numbers.length === 1
      ? `Silence près de la table ${numbers[0]!}, merci`
      : `Silence près des tables ${numbers.join(', ')}, merci`,
  roundStartsAt: (round, time) => `La ronde ${round} débute à ${time}.`,
  pairingsSoon: 'Les appariements paraîtront après la dernière partie.',
  nothingYet: 'Aucune ronde n’est encore publiée.',
  nothingYetMore: 'Les appariements de la première ronde paraîtront ici.',
  noStandings: 'Pas encore de classement.',
  noStandingsMore: 'Il paraîtra après la dernière partie de la ronde 1.',
  startsAt: (time) => `Début des parties à ${time}`,
  started: (time) => `Parties commencées à ${time}`,
  noStart: 'Le début des parties paraîtra ici.',
  toGo: { hours: 'heures, minutes et secondes', minutes: 'minutes et secondes' },
  notAnswering: 'État à l’heure affichée : l’ordinateur ne répond pas pour l’instant.',
  noWindow: 'Aucune fenêtre pour la salle ne peut s’ouvrir ici.',
  windowTitle: 'Écran de salle',

  control: {
    sees: 'La salle voit',
    views: {
      boards: 'Par table',
      names: 'Par nom',
      standings: 'Classement',
      open: 'En cours',
      countdown: 'Compte à rebours',
      blank: 'Vide',
    },
    on: 'affiché',
    boards: (count, all) => `${tables(count)}, ${pages(all)}`,
    names: (count, all) => `${names(count)}, ${pages(all)}`,
    standings: (afterRound, all) =>
      afterRound === 0 ? 'après la première ronde' : `après la ronde ${afterRound}, ${pages(all)}`,
    open: games,
    countdown: (time) => (time === '' ? 'aucun début annoncé' : `jusqu’à ${time}`),
    blank: 'seulement l’heure, en petit',
    nothing: 'rien de publié',
    byItself: 'Automatique',
    rules: {
      names: 'par nom jusqu’au début',
      open: (most) => `parties en cours dès qu’il en reste ${most}`,
      standings: 'classement après la dernière partie',
    },
    onlyPublished: (next) =>
      next === null
        ? 'Seulement les rondes publiées.'
        : `Seulement les rondes publiées. La ronde ${next} ne montre rien avant sa publication.`,
    heading: (view, page, all) => (all > 1 ? `${view}, page ${page} sur ${all}` : view),
    back: 'Reculer',
    forward: 'Avancer',
    hold: 'Figer',
    goOn: 'Défiler',
    message: 'Ligne de message',
    inFoot: 'Afficher en bas',
    asBand: 'Afficher en bandeau',
    remove: 'Supprimer',
    screen: 'Écran',
    farthest: 'Lecteur le plus éloigné',
    distances: { near: 'près, 5 m', far: 'loin, 10 m' },
    size: (size, rows) => `Noms de ${size} px sur 1080 lignes, jusqu’à ${rows} par page.`,
    theme: 'Thème',
    themes: { dark: 'sombre', light: 'clair, salle lumineuse' },
    pageStays: 'Durée par page',
    seconds: (seconds) => (seconds === 0 ? 'à la main' : `${seconds} s`),
    allPages: (count, seconds) =>
      seconds === 0 ? `${pages(count)}, tournées à la main.` : `Toutes les pages : ${count * seconds} s.`,
    window: 'Sur le second écran',
    states: {
      open: 'affiché',
      closed: 'fenêtre fermée',
      'screen-gone': 'débranché',
    },
    monitor: 'Écran',
    sizeOf: 'Taille',
    pixels: (width, height) => `${width}×${height}`,
    cableOut: 'Câble débranché',
    comesBack: 'la fenêtre revient seule',
    contacts: 'Coordonnées',
    never: 'jamais montrées',
    connected: 'connecté',
    asSeen: (time) => `Ce que voit la salle, ${time}.`,
    closedHint: 'La fenêtre est fermée. Voici ce qu’elle montrerait.',
    goneHint: 'L’écran a disparu. La fenêtre revient avec lui ; celle-ci reste à sa place.',
    fullScreen: 'Dans la fenêtre de la salle, F11 remplit l’écran.',
    starts: 'Début des parties',
    startHint: '14:00',
    startOf: (round) => `Ronde ${round}`,
    notTime: 'Une heure telle que 14:00',
    earlier: (starts) =>
      `Une version antérieure gardait, sur cet ordinateur seulement : ${format.list(
        starts.map(({ round, at }) => `ronde ${round} à ${format.time(at)}`),
      )}.`,
    useEarlier: 'Mettre dans le fichier',
    forgetEarlier: 'Oublier',
    openWindow: 'Ouvrir la fenêtre',
    closeWindow: 'Fermer la fenêtre',
    move: 'Déplacer la fenêtre',
    namesNow: 'Écran de salle : liste par nom',
  },
} satisfies Room<'fr', 'hall'>;
