/** Questions and refusals about the handling rules, C.04.1 and C.04.2. */
import type { Room } from '../catalogue.ts';
import { arrangement } from './events.ts';
import { format } from './format.ts';

const rounds = (count: number): string => format.count(count, { one: 'ronde', other: 'rondes' });

export const handlingText = {
  notPublished: (round) => `La ronde ${round} n’est pas encore publiée.`,
  pairs: (round) => `Apparier la ronde ${round}`,
  arranges: (round) => `Apparier la ronde ${round} à la main`,
  compared: (payload, nameOf) => format.sentence(arrangement(payload, nameOf)),
  leftLater: 'un état ultérieur de ce tournoi y a mis fin',
  arranged: 'La ronde devient celle que vous avez appariée, et cela figure au rapport.',
  openGames: (round, boards) =>
    `La ronde ${round} a ${format.count(boards.length, { one: 'partie', other: 'parties' })} sans résultat, ${format.plural(boards.length, { one: 'table', other: 'tables' })} ${format.list(boards.map(String))} : ${format.plural(boards.length, { one: 'elle compte', other: 'chacune compte' })} comme nulle pour apparier, jusqu’à la saisie de son résultat.`,
  unseen: (names) =>
    `${names.length === 1 ? 'Un joueur n’a pas été pointé et n’est pas apparié' : `${names.length} joueurs n’ont pas été pointés et ne sont pas appariés`} : ${names.join(' ; ')}.`,
  tooManyRounds: (count, most, declared) =>
    `${declared} rondes sont annoncées, mais ${format.count(count, { one: 'joueur ne peut', other: 'joueurs ne peuvent' })} en jouer que ${most} sans se rencontrer de nouveau.`,
  tooFewRounds: (count, most, declared) =>
    `${format.count(declared, { one: 'ronde est annoncée', other: 'rondes sont annoncées' })}, mais ${format.count(count, { one: 'joueur a', other: 'joueurs ont' })} besoin de ${rounds(most)} pour tous se rencontrer.`,
  importing: {
    act: 'Importer le tournoi',
    against: (count) =>
      count === 1
        ? 'Une ronde n’a pas été appariée selon les règles ; le rapport du tournoi le dira.'
        : `${count} rondes n’ont pas été appariées selon les règles ; le rapport du tournoi le dira.`,
    round: (round, text) => `Ronde ${round} : ${text}`,
    unchecked:
      'Les rondes du fichier n’ont pas été comparées avec les règles ; le rapport du tournoi le dira.',
    assumed: (text, taken) => `${text} : ${taken}`,
  },
  notOfFide: {
    'system-not-of-fide': (system) => `${system} n’est pas un système de la FIDE.`,
    'text-superseded': (system) => `${system} suit un texte qui n’est plus en vigueur.`,
    'acceleration-not-of-fide': () =>
      'Des points virtuels sont donnés qui ne sont pas ceux de l’accélération de Bakou.',
    'acceleration-superseded': () => 'L’accélération suit un texte qui n’est plus en vigueur.',
    'tie-breaks-superseded': () => 'Les départages suivent un texte qui n’est plus en vigueur.',
    'draws-above-win-and-loss': () => 'Deux nulles valent plus qu’un gain et une perte.',
    'bye-above-win': () => 'Un bye vaut plus qu’un gain.',
    'bye-between': () => 'Avec 1 – ½ – 0, l’exemption vaut 1, ½ ou 0.',
    'half-bye-above-draw': () => 'Un bye d’un demi-point vaut plus qu’une nulle.',
    'zero-bye-above-loss': () => 'Un bye à zéro point vaut plus qu’une perte.',
    'forfeit-above-game': () => 'Un forfait vaut plus que le même résultat d’une partie.',
    'unknown-not-a-draw': () => 'Une partie sans résultat compte autrement qu’une nulle.',
  },
  wall: {
    known: (round, version) =>
      `La version ${version} de la ronde ${round} est affichée et les joueurs la connaissent.`,
    toDraft: (next) =>
      `Elle est décrochée et redevient un brouillon ; la prochaine publication est la version ${next}.`,
    down: (next) => `Elle est décrochée ; la prochaine publication est la version ${next}.`,
    up: (round, version) => `La version ${version} de la ronde ${round} est affichée de nouveau.`,
    inReport: 'Le rapport le dit, même si cela est annulé.',
  },
  incidents: {
    empty: 'L’incident ne dit ni ce qui s’est passé, ni selon quel article.',
    say: 'Dites ce qui s’est passé, ou choisissez un article.',
    others: 'Un joueur de cet incident n’est pas à cette table.',
    noGame: 'Seul un incident à une table peut donner un résultat.',
  },
  openInReport: (round, count) =>
    `La ronde ${round} a ${format.count(count, { one: 'partie', other: 'parties' })} sans résultat : aucun rapport n’est écrit tant qu’une partie est en cours.`,
  openInReportAdvice:
    'Saisissez d’abord les résultats. Un autre programme peut continuer le tournoi avec un fichier « Pour un autre programme ».',
} satisfies Room<'fr', 'handling'>;
