/** Reports and tables that are looked at before anything of them is stored. */
import type { Room } from '../catalogue.ts';
import { format } from './format.ts';

/** What the encodings of a text are for, by their names. */
const WORDS_OF_ENCODING: Readonly<Record<string, string>> = {
  'utf-8': 'Unicode (UTF-8)',
  'utf-16le': 'Unicode (UTF-16)',
  'utf-16be': 'Unicode (UTF-16, gros-boutien)',
  'utf-8 twice': 'Unicode, encodé deux fois',
  mixed: 'Unicode et un autre, ligne par ligne',
  'windows-1250': 'Europe centrale (Windows-1250)',
  'windows-1251': 'Cyrillique (Windows-1251)',
  'windows-1252': 'Europe occidentale (Windows-1252)',
  'windows-1253': 'Grec (Windows-1253)',
  'windows-1254': 'Turc (Windows-1254)',
  'windows-1257': 'Balte (Windows-1257)',
  'iso-8859-2': 'Europe centrale (ISO 8859-2)',
  'windows-1255': 'Hébreu (Windows-1255)',
  'iso-8859-5': 'Cyrillique (ISO 8859-5)',
  'iso-8859-7': 'Grec (ISO 8859-7)',
  'iso-8859-15': 'Europe occidentale (ISO 8859-15)',
  'iso-8859-16': 'Roumain (ISO 8859-16)',
  'koi8-r': 'Cyrillique (KOI8-R)',
  'koi8-u': 'Ukrainien (KOI8-U)',
  macintosh: 'Europe occidentale (Mac Roman)',
  ibm437: 'États-Unis (DOS 437)',
  ibm850: 'Europe occidentale (DOS 850)',
  ibm866: 'Cyrillique (DOS 866)',
  gb18030: 'Chinois (GB 18030)',
};

export const importText = {
  title: (file) => `Importer ${file}`,
  titleCheck: (file) => `Vérifier ${file}`,
  nothingYet: 'Rien n’est encore enregistré.',
  nothingStored: 'Rien n’en est enregistré.',
  tooLargeToDrop: (file) => `${file} est trop grand pour être déposé sur la page.`,
  chooseInstead: 'Appuyez sur V à la page d’accueil et choisissez-le là.',
  certificate: 'Enregistrer l’attestation',
  certified: (path, pages) =>
    pages === 1 ? `Attestation enregistrée : ${path}` : `Attestation enregistrée (${pages} pages) : ${path}`,
  hash: 'SHA-256',
  noName: 'sans nom',
  facts: {
    name: 'Tournoi',
    format: 'Format',
    encoding: 'Encodage',
    players: 'Joueurs',
    rounds: 'Rondes',
    system: 'Système',
  },
  encoding: (name) => WORDS_OF_ENCODING[name] ?? name,
  rounds: (played, all, checked) =>
    `${played} sur ${all} ${format.plural(played, { one: 'jouée', other: 'jouées' })}${played === 0 ? '' : checked === 0 ? ', sans comparaison aux règles' : `, ${format.count(checked, { one: 'comparée', other: 'comparées' })} aux règles`}`,
  parts: {
    file: (count) => `Dans le fichier ${count}`,
    rounds: (count) => `Appariements ${count}`,
    values: (count) => `Points et rangs ${count}`,
  },
  partsLabel: 'Partie de l’examen',
  clean: 'Chaque ligne a été lue sans changement.',
  columns: {
    place: 'Endroit',
    what: 'Objet',
    found: 'Trouvé',
    taken: 'Lu comme',
    round: 'Ronde',
    severity: '',
  },
  place: (line, column) => (line === 0 ? '' : column === 0 ? `${line}` : `${line}:${column}`),
  placeWords: (line, column) =>
    line === 0 ? 'Tout le fichier' : column === 0 ? `Ligne ${line}` : `Ligne ${line}, colonne ${column}`,
  remark: (what, found, takenAs) => {
    const parts = [found === '' ? '' : `trouvé ${found}`, takenAs === '' ? '' : `lu comme ${takenAs}`];
    const values = parts.filter((part) => part !== '').join(', ');
    return values === '' ? what : `${what} (${values})`;
  },
  severities: { error: 'erreur', warning: 'à voir', note: 'note' },
  found: 'trouvé',
  taken: 'lu comme',
  pairingsAgree: (rounds) =>
    rounds === 1
      ? 'L’appariement noté est conforme aux règles.'
      : `Les ${rounds} appariements notés sont conformes aux règles.`,
  noRounds: 'Le fichier n’a aucune ronde appariée.',
  notChecked:
    'Les appariements n’ont pas été comparés : le fichier ne nomme aucun système, ou il apparie des équipes.',
  valuesAgree: (upTo) =>
    upTo === null
      ? 'Tous les points et rangs concordent avec les résultats.'
      : upTo === ''
        ? 'Tous les points concordent avec les résultats, et tous les rangs avec les points ; le fichier ne nomme aucun départage.'
        : `Tous les points et rangs concordent avec les résultats, les rangs jusqu’à ${upTo}, qui ne peut être appliqué.`,
  round: (round) => `Ronde ${round}`,
  accept: 'Importer',
  cancel: 'Annuler',
  close: 'Fermer',
  blocked: 'Un fichier avec des erreurs ne peut être importé. Corrigez-le, ou demandez-en un nouveau.',
  errors: (count) => format.count(count, { one: 'erreur', other: 'erreurs' }),
  warnings: (count) => `${count} à voir`,
} satisfies Room<'fr', 'import'>;

function counted(count: number, one: string, many: string): string {
  return count === 0 ? '' : count === 1 ? one : many;
}

/** Sentence parts that say something, the first with a capital. */
function listed(...parts: readonly string[]): string {
  const sentence = parts.filter((part) => part !== '').join(', ');
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}

const VERDICTS = {
  matched: 'connu',
  new: 'nouveau',
  changes: 'modifie',
  ambiguous: 'douteux',
  passed: 'inchangé',
  rejected: 'refusé',
};

export const tableText = {
  titles: {
    players: () => 'Joueurs d’un tableau',
    results: (round) => `Résultats de la ronde ${round} d’un tableau`,
  },
  commands: { players: 'Joueurs d’un tableau', results: 'Résultats d’un tableau' },
  drop: {
    act: 'Quitter le tableau',
    consequence: 'Ce que vous avez choisi pour ses lignes n’est pas conservé.',
  },
  sheet: 'Feuille',
  hiddenSheet: (name) => `${name} (masquée)`,
  headings: 'En-têtes',
  noHeadings: 'aucun',
  headingRow: (row) => `à la ligne ${row}`,
  encoding: 'Encodage',
  delimiter: 'Séparateur',
  delimiters: { ',': 'virgule', ';': 'point-virgule', '\t': 'tabulation', '|': 'barre' },
  remembered: 'Colonnes choisies comme la dernière fois',
  columns: 'Colonne',
  field: 'Lu comme',
  sample: 'Première valeur',
  row: 'N°',
  verdict: 'Verdict',
  names: { players: 'Nom', results: 'Table' },
  facts: { players: 'Contenu', results: 'Résultat' },
  fate: 'Action',
  verdicts: { players: VERDICTS, results: { ...VERDICTS, matched: 'clair' } },
  decided: 'décidé',
  undecided: 'votre choix',
  filterLabel: 'Lignes affichées',
  filters: {
    all: (count) => `Toutes ${count}`,
    unclear: (count) => `Douteuses ${count}`,
    other: (count) => `Modifient ${count}`,
    noted: (count) => `Avec note ${count}`,
    rejected: (count) => `Refusées ${count}`,
  },
  becomes: (row) => `Ligne ${row} : que faire`,
  nothingToChoose: 'Rien à choisir ici.',
  next: 'Douteuse suivante',
  leaveRest: 'Écarter les douteuses',
  tickAll: 'Accepter tous les changements',
  accept: {
    players: (added, changed) =>
      listed(
        counted(added, 'inscrire 1 joueur', `inscrire ${added} joueurs`),
        added === 0
          ? counted(changed, 'modifier 1 joueur', `modifier ${changed} joueurs`)
          : counted(changed, 'en modifier 1', `en modifier ${changed}`),
      ),
    results: (added, changed) =>
      listed(
        counted(added, 'saisir 1 résultat', `saisir ${added} résultats`),
        added === 0
          ? counted(changed, 'remplacer 1 résultat', `remplacer ${changed} résultats`)
          : counted(changed, 'en remplacer 1', `en remplacer ${changed}`),
      ),
  },
  waiting: (count) =>
    `${format.count(count, { one: 'ligne attend votre choix', other: 'lignes attendent votre choix' })}.`,
  leftOut: (count) => `${format.count(count, { one: 'ligne est écartée', other: 'lignes sont écartées' })}.`,
  nothing: 'Rien à saisir dans ce tableau.',
  empty: 'Aucune ligne de ce genre.',
  entered: {
    players: (added, changed) =>
      listed(
        counted(added, '1 joueur inscrit', `${added} joueurs inscrits`),
        counted(changed, '1 joueur modifié', `${changed} joueurs modifiés`),
      ),
    results: (added, changed) =>
      listed(
        counted(added, '1 résultat saisi', `${added} résultats saisis`),
        counted(changed, '1 résultat remplacé', `${changed} résultats remplacés`),
      ),
  },
  fields: {
    ignore: 'non utilisé',
    name: 'nom et prénom',
    nameGivenFirst: 'prénom et nom',
    lastName: 'nom de famille',
    firstName: 'prénom',
    fideId: 'code FIDE',
    rating: 'Elo',
    fideRating: 'Elo FIDE',
    nationalRating: 'Elo national',
    title: 'titre',
    sex: 'sexe',
    federation: 'fédération',
    birth: 'naissance',
    club: 'club',
    category: 'catégorie',
    byes: 'byes demandés',
    round: 'ronde',
    board: 'table',
    white: 'Blancs',
    black: 'Noirs',
    result: 'résultat',
  },
} satisfies Room<'fr', 'table'>;
