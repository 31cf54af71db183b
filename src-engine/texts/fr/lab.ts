/** What the laboratory says. */
import type { Room } from '../catalogue.ts';
import { format } from './format.ts';

const { number } = format;
const tournaments = (count: number): string => format.count(count, { one: 'tournoi', other: 'tournois' });
const seeds = (count: number): string => format.count(count, { one: 'graine', other: 'graines' });

export const labText = {
  config: {
    noJson: (message) => `Ce n’est pas du JSON : ${message}`,
    wrong: (path, message) => (path === '' ? message : `${path} : ${message}`),
    keyUnknown: 'cette clé n’existe pas ici.',
    keyMissing: 'cette clé manque.',
    systemUnknown: (system) =>
      `Le système suisse ${system} n’existe pas. wallchart lab systems donne la liste.`,
    matchingOnly: (option, system) =>
      `« ${option} » est pour les systèmes par couplage (mwm-…) ; ici, le système est ${system}.`,
    betaWrong: 'β doit être un nombre de parties au-dessus de 0, à une décimale au plus.',
    bakuNeedsRounds: (rounds) =>
      `L’accélération de Bakou de 2017 demande au moins 9 rondes (C.04.5.1 1) ; il y en a ${rounds}.`,
    tooManyRounds: (rounds, players, most) =>
      `${rounds} rondes ne peuvent être appariées : ${players} joueurs se sont tous rencontrés en ${most}.`,
    seedsTurned: (first, last) => `La première graine, ${first}, vient après la dernière, ${last}.`,
    boundsTurned: (low, high) => `« low » (${low}) dépasse « high » (${high}).`,
    meanOutside: (mean, low, high) => `La moyenne ${mean} doit être entre ${low} et ${high}.`,
    sampleEmpty: (low, high) => `Aucun Elo de la liste n’est entre ${low} et ${high}.`,
    strengthsAndRatings: 'Les forces sont tirées autour des Elo donnés : omettez « strengths ».',
    playersAndRatings: (players, ratings) =>
      `« players » dit ${players}, mais le nombre d’Elo est ${ratings} : ne donnez que l’un des deux.`,
    noRatings: (file) => `${file} : aucun rapport avec des joueurs classés Elo n’y est lisible.`,
    tooFewGames: (games, least) =>
      `Les fichiers ont ${format.count(games, { one: 'partie', other: 'parties' })} entre joueurs classés Elo ; un modèle en demande au moins ${least}.`,
    tieBreakUnknown: (code) => `Le départage ${code} n’existe pas.`,
  },
  usage: [
    'Usage : wallchart lab run CONFIG.json -o OUT.json [--seeds A..B] [--resume] [--threads N] [--quiet]',
    'Usage : wallchart lab merge SHARD.json … -o OUT.json',
    'Usage : wallchart lab show OUT.json [--against SYSTEM]',
    'Usage : wallchart lab plot OUT.json --measure KEY -o X.svg [--letters]',
    'Usage : wallchart lab paper -o FOLDER [--sample N] [--ratings REPORT.trf] [--threads N]',
    'Usage : wallchart lab rest FILE [--runs N] [--threads N] [--json]',
    'Usage : wallchart lab systems',
    '',
  ].join('\n'),
  refused: (command, sentence) => `${['wallchart', 'lab', command].join(' ').trimEnd()} : ${sentence}\n`,
  byMatching: 'admet beta et weights',
  atLine: (file, line, sentence) => `${file} : ligne ${line} : ${sentence}`,
  unreadable: (file) => `${file} : le fichier est illisible.`,
  systemsAlone: (word) => `${word} : rien n’est à nommer ici ; tous les systèmes sont indiqués.`,
  commandMissing: 'Dites que faire : run, merge, show, plot, paper, rest ou systems.',
  commandUnknown: (word) => `La commande lab ${word} n’existe pas.`,
  outputMissing: 'Nommez avec -o le fichier à écrire.',
  shardsMissing: 'Nommez les parties à réunir.',
  configMissing: 'Nommez la configuration.',
  experimentMissing: 'Nommez le fichier que lab run ou lab merge a écrit.',
  seedsWrong: (value) => `--seeds ${value} : il faut deux nombres entiers tels que 1..1000.`,
  exists: (file) => `${file} existe déjà. Continuez avec --resume, ou nommez un autre fichier.`,
  otherExperiment: (file) => `${file} contient les simulations d’une autre expérience.`,
  noShard: (file) => `${file} : ce n’est pas une partie du laboratoire.`,
  otherVersion: (file, found, own) =>
    `${file} : écrit par la version ${found} du laboratoire, dont les nombres ne vont pas avec ceux de la version ${own}. Recalculez ses graines.`,
  seedsTwice: (file, seed) => `${file} : la graine ${seed} est déjà dans une partie précédente.`,
  progress: (done, all, secondsLeft) =>
    secondsLeft === null
      ? `${number(done)} sur ${seeds(all)}`
      : `${number(done)} sur ${seeds(all)}, encore ${format.count(secondsLeft, { one: 'seconde', other: 'secondes' })} environ`,
  stopped: (file, done, all) =>
    `Arrêté après ${number(done)} sur ${seeds(all)}. Ce qui est fait est dans ${file} ; --resume continue.`,
  written: (runs, systems, file) =>
    `${tournaments(runs)} par système, ${format.count(systems, { one: 'système', other: 'systèmes' })}, dans ${file}`,
  leftOut: (system, count) =>
    `${system} n’a pas trouvé de ronde pour ${seeds(count)} ; de telles graines ne comptent pour aucun système.`,
  noRuns: 'Aucune graine ne compte : dans chacune, un système n’a pas trouvé de ronde.',
  sample: (runs) => `${tournaments(runs)} par système ; ± est l’intervalle à 95 % de la moyenne.`,
  oneRun: 'Une seule simulation n’a pas d’intervalle : il faut au moins deux graines.',
  against: (system, runs) =>
    `Différence aux mêmes graines avec ${system}, ${tournaments(runs)} par système ; ± est l’intervalle à 95 %.`,
  againstUnknown: (system) => `${system} n’est pas un système de cette expérience.`,
  rest: {
    number: 'N°',
    name: 'Nom',
    first: 'Premier',
    firstThree: 'Trois premiers',
    firstTen: 'Dix premiers',
    mean: 'Rang moyen',
    head: (runs, played, rounds) =>
      `La suite du tournoi jouée ${number(runs)} fois, les rondes appariées étant ${played} sur ${rounds} ; pour cent et rangs moyens avec leurs intervalles à 95 %. Forces tirées autour des Elo, résultats selon Milvang 2025.`,
    percent: (share, low, high) => `${share} (${low}–${high})`,
    notPairable: (round) => `La ronde ${round} ne peut être appariée dans une des simulations.`,
    stopped: 'Arrêté. Un calcul incomplet n’est pas montré.',
  },
  system: 'Système',
  measures: {
    tau: 'τ de Kendall',
    rho: 'ρ de Spearman',
    ndcg: 'NDCG',
    floats: 'Paires flottantes',
    colours: 'Différence de couleurs',
    paradoxes: 'Résultats paradoxaux',
    strength: 'Écart de force',
    normalised: 'Écart de force, normalisé',
    topGames: 'Parties entre têtes de liste',
    topMeeting: 'Ronde de la première de ces parties',
    complaints: 'Couleurs non dues',
    sharedFirst: 'Joueurs au premier rang',
    podium: 'Distance du podium',
    champion: 'Le plus fort gagne',
  },
  measureAfter: (measure, round) => `${measure}, ronde ${round}`,
  contestant: (system, beta, isComputed, isAccelerated) =>
    [
      system,
      ...(beta === null ? [] : [`β ${beta}`]),
      ...(isComputed ? ['poids comme calculés'] : []),
      ...(isAccelerated ? ['Bakou'] : []),
    ].join(', '),
} satisfies Room<'fr', 'lab'>;
