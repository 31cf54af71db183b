/** What is said of a table or report from outside, row by row and cell by cell, and the headings of exported tables. */
import type { Room } from '../catalogue.ts';
import { format } from './format.ts';

/** `Lignes 3, 8 et 12 autres` */
function rowsOf(rows: readonly number[], more: number): string {
  if (rows.length === 1) return `Ligne ${rows[0]}`;
  return more > 0
    ? `Lignes ${rows.join(', ')} et ${format.count(more, { one: 'autre', other: 'autres' })}`
    : `Lignes ${rows.join(', ')}`;
}

const cellNames = (names: readonly string[], more: number): string =>
  more > 0
    ? `${names.join(', ')} et ${format.count(more, { one: 'autre', other: 'autres' })}`
    : names.join(', ');
const tables = (count: number): string => format.count(count, { one: 'table', other: 'tables' });

export const tableRowsText = {
  text: {
    notUtf8: (encoding) => `Le texte n’est pas en UTF-8 ; il a été lu en ${encoding}.`,
    noHeadings: 'Aucun en-tête trouvé : la première ligne compte comme une ligne.',
    aboveHeadings: (row) => `Ce qui précède les en-têtes de la ligne ${row} ne fait pas partie du tableau.`,
    column: (column) => `Colonne ${column}`,
    otherDelimiter: (rows, more) => `${rowsOf(rows, more)} : un autre séparateur que la plupart des lignes.`,
    quotation: (rows, more) => `${rowsOf(rows, more)} : un guillemet de trop ou de moins.`,
    formulas: (cells, more) =>
      `Formules sans valeur, lues vides : ${cellNames(cells, more)}. Enregistrez d’abord le classeur dans un tableur.`,
    errors: (cells, more) => `Cellules en erreur, lues vides : ${cellNames(cells, more)}.`,
    rowReference: (row) => `ligne ${row}`,
    cellReference: (row, column) => `ligne ${row}, colonne ${column}`,
  },
  cells: {
    fields: {
      rating: 'Elo',
      birth: 'Date de naissance',
      fideId: 'Code FIDE',
      byes: 'Byes',
      sex: 'Sexe',
      title: 'Titre',
      federation: 'Fédération',
    },
    unreadable: (field, cell) => `${field} « ${cell} » : illisible, écarté`,
    birthAs: (cell, date) => `Date de naissance « ${cell} » lue comme ${date}`,
    birthAsDay: (cell, date) => `Date de naissance « ${cell} » lue comme numéro de jour du ${date}`,
    birthDayFirst: (cell) => `Date de naissance « ${cell} » lue avec le jour d’abord`,
    byesBeyond: (cell) => `Byes « ${cell} » : des rondes qui n’en permettent pas ; écartés`,
    titleInName: (title) => `Le titre ${title} a été pris dans le nom`,
  },
  players: {
    sentence: (reason) => `${reason}.`,
    idOf: (fideId, names) => `Le code FIDE ${fideId} est celui de : ${format.list(names)}`,
    severalOfName: 'Plusieurs joueurs inscrits portent ce nom',
    otherBirth: 'Un joueur inscrit porte ce nom, mais une autre année de naissance ou un autre code FIDE',
    almost: (name) => `Presque le même nom : ${name}`,
    headings: 'La ligne répète les en-têtes',
    beyond: (cells) => `Après le dernier en-tête vient « ${cells} », écarté`,
    noName: 'La ligne n’a pas de nom',
    notAName: (name) => `« ${name} » n’est pas un nom`,
    twin: (row) => `Le même joueur qu’à la ligne ${row}`,
    hidden: 'La ligne est masquée dans le classeur',
  },
  results: {
    noBoard: (round, board) => `La ronde ${round} n’a pas de table ${board}.`,
    neither: 'La ligne ne nomme ni table ni joueur.',
    noGame: (round) => `Ces joueurs ne se rencontrent pas à la ronde ${round}.`,
    nowhere: (name, board) => `« ${name} » ne joue ni à la table ${board} ni à une autre.`,
    elsewhere: (name, board, other) =>
      `« ${name} » ne joue pas à la table ${board}, mais à la table ${other}.`,
    turned: (white) => `Les couleurs sont inversées : ${white} a les Blancs.`,
    already: 'La table a déjà ce résultat.',
    another: 'La table a déjà un autre résultat.',
    noRound: (round) => `Il n’y a pas encore de ronde ${round}.`,
    notPublished: (round) => `La ronde ${round} n’est pas publiée.`,
    noResult: 'La ligne n’a pas de résultat.',
    notAResult: (cell) => `« ${cell} » n’est pas un résultat.`,
    severalBoards: 'Plusieurs tables correspondent à ces noms.',
    hidden: 'La ligne est masquée dans le classeur.',
    different: (board) => `Plusieurs lignes donnent à la table ${board} des résultats différents.`,
    sameAs: (row) => `Identique à la ligne ${row}.`,
    insteadOf: (game, was) => `${game}, au lieu de ${was}`,
    has: (result) => `La table a déjà ${result}.`,
    game: (board, white, result, black) => `${board} · ${white} ${result} ${black}`,
    place: (round, board, game) => `R${round} · ${board} · ${game}`,
  },
  options: {
    skip: 'écarter',
    newPlayer: 'un nouveau joueur',
    change: (name, news) => `${name}, modifier ${news}`,
    asEntered: (name, facts) =>
      facts === '' ? `${name}, tel qu’inscrit` : `${name}, tel qu’inscrit (${facts})`,
    says: (news) => `La ligne dit ${news}.`,
    official: (rating) => `FIDE ${rating}`,
    national: (rating) => `national ${rating}`,
    nationalAside: (rating) =>
      `L’Elo national ${rating} est gardé et ne compte pas : l’Elo du tournoi est celui de la FIDE.`,
    fields: {
      name: 'nom',
      sex: 'sexe',
      title: 'titre',
      rating: 'Elo',
      official: 'Elo FIDE',
      national: 'Elo national',
      estimate: 'estimation',
      federation: 'fédération',
      fideId: 'code FIDE',
      birth: 'naissance',
      club: 'club',
      category: 'catégorie',
    },
    news: (field, now, was) => (was === '' ? `${field} ${now}` : `${field} ${now}, pas ${was}`),
    bye: (round) => `bye à la ronde ${round}`,
    byes: (rounds) => `byes ${rounds.join(', ')}`,
  },
  report: {
    otherPairs: (boards) =>
      `${tables(boards)} ${format.plural(boards, { one: 'serait appariée', other: 'seraient appariées' })} autrement`,
    otherColours: (boards) => `${tables(boards)} avec les couleurs inverses`,
    otherBye: 'l’exempt serait un autre joueur',
    noPairing: 'le système ne trouve aucun appariement',
    broken: (rules) => format.count(rules, { one: 'règle enfreinte', other: 'règles enfreintes' }),
    summary: (parts) => format.sentence(parts.join(' ; ')),
    due: (white, black) => `Attendu : ${white} – ${black}.`,
    recorded: (white, black) => `Noté : ${white} – ${black}.`,
    colours: (white, black) => `${white} devrait avoir les Blancs contre ${black}.`,
    bye: (due, had) =>
      `${due === null ? 'Personne ne devrait être exempt' : `L’exempt devrait être ${due}`} ; le rapport ${had === null ? 'n’en indique aucun' : `indique ${had}`}.`,
    decidedBy: (article, id) =>
      `${article}${article.endsWith(id) ? '' : ` [${id}]`} écarte la première de ces parties notées.`,
    resultBefore: (round, white, black, was) => `ronde ${round}, ${white} – ${black} : ${was}`,
    agreesBefore: (games) =>
      `Elle concorde avec les résultats d’avant les corrections dont parle le fichier (C.04.2 4.3) : ${games.join(' ; ')}.`,
    summaryBefore: 'Appariée d’après des résultats corrigés plus tard, selon le fichier.',
    countsOtherwise: (games) =>
      `Corrigé pour l’Elo seulement, selon le fichier (C.04.2 4.3). Les rangs sont comparés à ce qui compte : ${games.join(' ; ')}.`,
    points: (line, found, counted) =>
      `Ligne ${line} : points dans le fichier ${found}, d’après les résultats ${counted}.`,
    rank: (name, recorded, places) =>
      `${name} : rang ${recorded} dans le fichier, ${places} d’après points et départages.`,
  },
  exported: {
    players: 'Joueurs',
    standings: 'Classement',
    crosstable: 'Grille américaine',
    person: [
      'N°',
      'Titre',
      'Nom',
      'Sexe',
      'Elo',
      'Fédération',
      'Code FIDE',
      'Naissance',
      'Club',
      'Catégorie',
    ],
    byes: 'Byes',
    fromRound: 'Dès la ronde',
    withdrawnFrom: 'Retrait dès',
    rank: 'Rang',
    rankWith: (state) => `Rang (${state})`,
    points: 'Points',
    bye: 'exempt',
    round: (round) => `Ronde ${round}`,
    roundColumn: 'Ronde',
    board: 'Table',
    result: 'Résultat',
    side: (colour) => {
      const name = colour === 'White' ? 'Blancs' : 'Noirs';
      return [`N° ${name}`, `Titre ${name}`, name, `Elo ${name}`, `Points ${name}`];
    },
  },
} satisfies Room<'fr', 'tableRows'>;
