/** The Lab page, and the page that it prints for the organiser. */
import type { Finding, Margined } from '../../lab/findings.ts';
import type { MeasureKind } from '../../lab/experiment.ts';
import type { Room } from '../catalogue.ts';
import { format } from './format.ts';

const { number } = format;

/** Short names of systems, and what tells one edition from another. */
const systems: Readonly<Record<string, readonly [name: string, detail: string]>> = {
  'dutch-2026': ['FIDE (hollandais)', 'C.04.3 de 2026'],
  'dutch-2026+baku-2026': ['FIDE (hollandais)', 'avec Bakou'],
  'dutch-2017': ['FIDE (hollandais)', 'C.04.3 de 2017'],
  'dubov-2026': ['Dubov', 'C.04.4.1 de 2026'],
  'dubov-old': ['Dubov', 'C.04.4.1 de 1997'],
  'burstein-2026': ['Burstein', 'C.04.4.2 de 2026'],
  'burstein-2025': ['Burstein', 'C.04.4.2 de 2025'],
  'burstein-old': ['Burstein', 'C.04.4.2 de 2017'],
  'lim-2026': ['Lim', 'C.04.4.3 de 2026'],
  'lim-old': ['Lim', 'C.04.4.3 d’avant 2026'],
  bcf: ['Suisse BCF', 'règles 1 à 31'],
  'mwm-dutch': ['Couplage pondéré', 'hollandais'],
  'mwm-burstein': ['Couplage pondéré', 'Burstein'],
  'mwm-monrad': ['Couplage pondéré', 'Monrad'],
  'mwm-random': ['Couplage pondéré', 'au sort'],
  'mwm-random2': ['Couplage pondéré', 'au sort entre moitiés'],
};

const measures: Readonly<Record<MeasureKind, readonly [name: string, meaning: string]>> = {
  tau: ['τ de Kendall', '1 est l’ordre vrai, 0 le hasard'],
  rho: ['ρ de Spearman', '1 est l’ordre vrai, 0 le hasard'],
  ndcg: ['NDCG', 'le haut du classement compte le plus ; 1 est l’ordre vrai'],
  floats: ['Paires flottantes', 'parties entre scores différents'],
  colours: ['Différences de couleurs', 'parties avec les Blancs moins parties avec les Noirs, somme'],
  paradoxes: ['Surprises', 'part des parties gagnées par le plus faible'],
  strength: ['Écart de force', 'différence des forces vraies à une table, points Elo'],
  normalised: ['Écart de force, normalisé', 'part de ce qui était possible'],
  topGames: ['Parties entre têtes de liste', 'entre deux des quatre premiers de la liste'],
  topMeeting: ['Première de ces parties', 'ronde ; celle après la dernière s’il n’y en a pas'],
  complaints: ['Couleurs non dues', 'un joueur n’a pas la couleur qui équilibre ses parties'],
  sharedFirst: ['Joueurs au premier rang', '1 : personne ne le partage'],
  podium: ['Distance du podium', 'rangs d’écart des trois plus forts avec le leur'],
  champion: ['Le plus fort gagne', 'part des tournois'],
};

/** An amount with its interval, with as many digits as the interval leaves. */
const margined = ({ value, margin }: Margined): string => {
  const places = margin >= 1 ? 0 : margin >= 0.1 ? 1 : margin >= 0.01 ? 2 : 3;
  return `${number(value, places)} (± ${number(margin, places)})`;
};

const MORE = (runs: Margined): string => `${margined(runs)} paires de joueurs sur 1 000`;

const shareOf = (margin: number): string => `${number(100 * margin, margin < 0.01 ? 1 : 0)} %`;

/** One finding as a sentence; `name` gives a contestant's name. */
function finding(found: Finding, name: (contestant: number) => string): string {
  switch (found.code) {
    case 'too-few':
      return `${format.count(found.runs, { one: 'simulation, c’est', other: 'simulations, c’est' })} trop peu pour conclure.`;
    case 'ranks-best':
      return `${name(found.best)} classe le mieux ces joueurs : ${MORE(found.pairs)} de plus dans le bon ordre qu’avec ${name(found.over)}.`;
    case 'reference-best':
      return `Rien ne montre qu’un système classe mieux ces joueurs que ${name(found.reference)}.`;
    case 'level':
      return found.others.length === 1
        ? `${name(found.others[0]!)} et ${name(found.reference)} classent aussi bien : la différence ne dépasse pas le hasard.`
        : `${format.list(found.others.map(name))} classent comme ${name(found.reference)} : aucune différence ne dépasse le hasard.`;
    case 'ranks-worst':
      return `${name(found.worst)} classe le moins bien : ${MORE(found.pairs)} de moins dans le bon ordre qu’avec ${name(found.under)}.`;
    case 'fewest-floats':
      return `${name(found.fewest)} oppose le moins de joueurs à scores différents : ${margined(found.floats)} parties de moins que ${name(found.than)}.`;
    case 'most-floats':
      return `${name(found.most)} oppose le plus de joueurs à scores différents : ${margined(found.floats)} parties de plus que ${name(found.than)}.`;
    case 'evenest':
      return `${name(found.evenest)} équilibre le mieux les couleurs : ${margined(found.games)} partie par joueur de mieux que ${name(found.than)}.`;
    case 'top-seeds-meet':
      return `Avec ${name(found.contestant)}, la première partie entre deux des quatre têtes de liste vient le plus souvent à la ronde ${found.round} ; avec ${name(found.reference)}, à la ronde ${found.referenceRound}.`;
  }
}

const players = (count: number): string => format.count(count, { one: 'joueur', other: 'joueurs' });
const runsOf = (count: number): string => format.count(count, { one: 'simulation', other: 'simulations' });
const rounds = (count: number): string => format.count(count, { one: 'ronde', other: 'rondes' });

export const labPageText = {
  title: 'Quel système classe le mieux ?',
  tryTitle: 'À essayer',
  systems,
  measures,
  finding,
  systemName: (id, fallback) => systems[id]?.join(', ') ?? fallback,
  nameAmong: (id, all) => {
    const name = systems[id]?.[0];
    const isAlone = all.filter((each) => systems[each]?.[0] === name).length < 2;
    return (isAlone ? name : systems[id]?.join(', ')) ?? id;
  },
  field: 'Joueurs',
  changeField: 'Changer les joueurs',
  fieldKinds: { tournament: 'Ce tournoi', file: 'Liste de joueurs', typed: 'Saisis', ratings: 'Elo' },
  fieldNone: 'Aucun tournoi n’est ouvert, ou il a moins de quatre joueurs.',
  fieldOf: players,
  fieldRange: (lowest, highest) => `${lowest} à ${highest}`,
  unrated: (count, as) =>
    format.plural(count, {
      one: `${count} joueur sans Elo compte ${as}`,
      other: `${number(count)} joueurs sans Elo comptent ${as}`,
    }),
  players: 'Joueurs',
  lowest: 'Le plus faible',
  highest: 'Le plus fort',
  ratings: 'Elo',
  ratingsHint: 'Collez des Elo, un par joueur, d’une liste ou d’un tableau',
  chooseFile: 'Choisir un fichier',
  otherFile: 'Autre fichier',
  rowsLeftOut: (count) =>
    format.plural(count, {
      one: '1 ligne écartée : pas un joueur, ou en double',
      other: `${number(count)} lignes écartées : pas des joueurs, ou en double`,
    }),
  ratingsRead: (count) => format.count(count, { one: 'Elo trouvé', other: 'Elo trouvés' }),
  system: 'Systèmes',
  announced: 'annoncé',
  more: (count) => format.count(count, { one: 'système de plus', other: 'systèmes de plus' }),
  fewer: 'Moins de systèmes',
  rounds: 'Rondes',
  runs: 'Simulations par système',
  drawnBy: 'Résultats tirés au sort',
  model: 'modèle de Milvang 2025, forces autour des Elo',
  start: 'Lancer',
  again: 'Relancer',
  stop: 'Arrêter ici',
  print: 'Enregistrer la page',
  saved: (path) => `La page pour l’organisateur est enregistrée sous ${path}.`,
  running: 'en cours',
  done: 'terminé',
  stopped: 'arrêté',
  progress: (done, runs, seconds) =>
    `${number(done)} sur ${number(runs)}${seconds === null ? '' : `, encore ${seconds < 90 ? format.count(seconds, { one: 'seconde', other: 'secondes' }) : format.count(Math.round(seconds / 60), { one: 'minute', other: 'minutes' })}`}`,
  leftOut: (count) =>
    `${format.count(count, { one: 'simulation est écartée', other: 'simulations sont écartées' })} : un des systèmes n’a pas trouvé de ronde.`,
  views: { table: 'Tableau', compared: 'Comparés', measures: 'Toutes les mesures' },
  view: 'Vue',
  empty: 'Choisissez des joueurs et des systèmes, puis lancez. Le tournoi n’est jamais touché.',
  waiting: 'Les premiers tournois se jouent.',
  columns: {
    system: ['Système', 'le meilleur classement d’abord'],
    tau: ['Qualité du classement', 'τ de Kendall : 1 est l’ordre vrai, 0 le hasard'],
    floats: ['Paires flottantes', 'à scores différents'],
    colours: ['Couleurs', 'Blancs moins Noirs'],
    meetings: 'Première partie entre têtes de liste',
  },
  meetingsHint: (margin) => `part des simulations ± ${shareOf(margin)}`,
  measure: 'Mesure',
  less: (name, runs) =>
    `Chacun moins ${name}, ${runsOf(runs)}, ± la moitié de l’intervalle à 95 % ; en gris ce qui peut être le hasard`,
  each: (runs) => `Moyenne de chaque système, ${runsOf(runs)}, ± la moitié de l’intervalle à 95 %`,
  plusMinus: (margin) => `± ${margin}`,
  percent: (share) => `${number(100 * share)} %`,
  round: (round) => `R${round}`,
  inWords: (runs) => `En mots, après ${runsOf(runs)} de chacun`,
  howToRead:
    'Contour : tournois isolés. Barre grise : la moitié du milieu. Bloc : la moyenne avec son intervalle à 95 %. Un week-end peut différer de tout cela.',
  enough: 'Combien de rondes suffisent ?',
  enoughOf: (name) => `${name}, τ`,
  enoughWords: (planned, pairs, more, pairsMore) =>
    `Après ${rounds(planned)}, ${margined(pairs)} paires de joueurs sur 1 000 sont dans le bon ordre ; après ${rounds(more)}, ${margined(pairsMore)}.`,
  curveLabel: (values) => `Qualité du classement après chaque ronde : ${format.list(values)}`,
  objections: {
    noSystem: 'Choisissez au moins un système.',
    noFile: 'Choisissez une liste de joueurs.',
    players: 'De 4 à 2 000 joueurs.',
    bounds: 'Les Elo vont de 1 à 4000, le plus faible d’abord.',
    ratings: 'Collez de 4 à 2 000 Elo.',
    rounds: 'De 1 à 30 rondes.',
    runs: 'De 1 à 100 000 simulations.',
  },
  refusals: {
    noTournament: 'Aucun tournoi n’est ouvert.',
    fewPlayers: (count) => `Le tournoi a ${players(count)} ; il en faut quatre au laboratoire.`,
    chooseField: 'Saisissez le nombre de joueurs, ou collez des Elo.',
    boundsTurned: (low, high) =>
      `Le joueur le plus faible (${low}) est plus fort que le plus fort (${high}).`,
    unknownSystem: (id) => `Le laboratoire ne connaît pas le système ${id}.`,
    systemTwice: 'Un système est choisi deux fois.',
    manyRounds: (count, of, most) =>
      `${number(of)} joueurs ne peuvent jouer ${number(count)} rondes : chacun a des adversaires pour ${number(most)}.`,
    nothingYet: 'Il n’y a pas encore de chiffres.',
  },
  sheet: {
    fileName: 'Laboratoire',
    forOrganiser: (event) => (event === '' ? 'Pour l’organisateur' : `${event}, pour l’organisateur`),
    field: (count, of) => `${players(count)}, ${rounds(of)}`,
    range: (lowest, highest) => `Elo de ${lowest} à ${highest}`,
    quality: 'Qualité du classement',
    qualityHint:
      'τ de Kendall entre classement final et force vraie : 1 est l’ordre vrai, 0 le hasard. Contour : tournois isolés. Noir : la moyenne avec son intervalle à 95 %. Hachuré : ce à quoi les autres sont comparés.',
    all: 'Tous les chiffres',
    columns: {
      system: 'Système',
      tau: 'Qualité du classement',
      floats: 'Paires flottantes',
      colours: 'Couleurs',
      strongest: 'Le plus fort gagne',
    },
    meet: 'Ronde de la première partie entre deux des quatre têtes de liste',
    meetHint: (margin) => `Part des tournois, chacune à ± ${shareOf(margin)} près.`,
    enoughOf: (name) => `${name}, τ avec intervalle à 95 %`,
    done: 'Comment cela s’est fait',
    method: (runs) =>
      `${format.count(runs, { one: 'tournoi', other: 'tournois' })} par système, avec les mêmes joueurs et le même hasard là où les deux mêmes se sont rencontrés. Les forces sont tirées autour des Elo ; gains, nulles et pertes selon le modèle de Milvang, jeu de 2025. Couleurs : parties avec les Blancs moins parties avec les Noirs, moyenne des joueurs. Rien n’est écrit dans le tournoi. Les graines vont de 1 à ${number(runs)} : le tout peut être répété.`,
    footer: (runs) => `Chaque chiffre avec son intervalle à 95 % ; ${runsOf(runs)} de chacun`,
  },
} satisfies Room<'fr', 'labPage'>;
