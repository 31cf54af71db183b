/** The entries beside the rating list. */
import type { OutOfLine } from '../../handling/out-of-line.ts';
import type { Catalogue, Room } from '../catalogue.ts';
import { format } from './format.ts';
import { listsText } from './lists.ts';

const { number } = format;

const players = (count: number): string => format.count(count, { one: 'joueur', other: 'joueurs' });

function oddity(found: OutOfLine): string {
  switch (found.code) {
    case 'moved': {
      const by = Math.abs(found.to - found.from);
      return `${found.to > found.from ? '+' : '−'}${number(by)} depuis ${listsText.month(found.month)}`;
    }
    case 'low-for-title':
      return `${found.rating}, bas pour ${found.title}`;
    case 'title-of-women':
      return `${found.title} est un titre féminin`;
    case 'rating-beyond-all':
      return `personne n’a jamais eu ${found.rating}`;
    case 'age':
      return `${found.years} ans`;
  }
}

function groupWords({ leaves, enters }: Parameters<Catalogue['audit']['change']>[2]): string[] {
  return [
    ...(leaves.length === 0 ? [] : [`quitte ${format.list(leaves)}`]),
    ...(enters.length === 0 ? [] : [`entre dans ${format.list(enters)}`]),
  ];
}

/** `à la liste FIDE, novembre 2026`: the lists behind the words for one, or for several. */
function listsInWords(lists: Parameters<Catalogue['audit']['sum']>[2], one: string, other: string): string {
  const names = format.list(lists.map(({ name, month }) => `${name}, ${month}`));
  return `${lists.length < 2 ? one : other} ${names}`;
}

const FIELDS = {
  name: 'nom',
  title: 'titre',
  rating: 'Elo',
  official: 'Elo FIDE',
  national: 'Elo national',
  federation: 'fédération',
  sex: 'sexe',
  birth: 'naissance',
  fideId: 'code FIDE',
};

/** What stands for a blank in a field. */
const BLANK: Partial<Record<keyof typeof FIELDS, string>> = {
  federation: 'aucune',
  sex: 'inconnu',
  birth: 'inconnue',
};

function valueOf(field: keyof typeof FIELDS, value: string): string {
  if (value === '') return BLANK[field] ?? 'aucun';
  return field === 'sex' && value === 'w' ? 'f' : value;
}

/** The entries beside the list that counts. */
export const auditText = {
  title: 'Contrôle',
  open: 'Comparer avec la liste',
  noList: 'Pas de liste Elo : doublons seulement. Ctrl K, listes Elo, en lit une.',
  noListRead: 'Seules les inscriptions en double ont été cherchées : aucune liste Elo n’est lue.',
  print: 'Enregistrer en PDF',
  saved: (path) => `Le contrôle est enregistré sous ${path}.`,
  sum: (rows, agree, lists) =>
    `${number(rows)} à trancher, ${format.count(agree, { one: 'conforme', other: 'conformes' })} ${listsInWords(lists, 'à la liste', 'aux listes')}.`,
  otherMonth: (count, of) =>
    `La liste a changé : ${format.count(count, { one: 'Elo vient', other: 'Elo viennent' })} d’un autre mois ; ${of} compte.`,
  columns: {
    kind: 'Objet',
    number: 'N°',
    name: 'Nom',
    differs: 'Inscrit',
    listed: 'Dans la liste',
    changes: 'Changements',
  },
  kinds: {
    'other-person': 'Code FIDE d’un autre ?',
    'other-month': 'Elo d’un autre mois',
    differs: 'Diffère de la liste',
    twice: 'Inscrit deux fois ?',
    missing: 'Absent des listes',
    'out-of-line': 'Inhabituel',
  },
  marks: {
    'other-person': 'code de qui ?',
    'other-month': 'mois',
    differs: 'diffère',
    twice: 'double ?',
    missing: 'introuvable',
    'out-of-line': 'inhabituel',
  },
  filters: {
    all: (rows) => `Tous ${number(rows)}`,
    differs: (rows) => `Diffèrent ${number(rows)}`,
    twice: (rows) => `Doubles ${number(rows)}`,
    missing: (rows) => `Introuvables ${number(rows)}`,
    'out-of-line': (rows) => `Inhabituels ${number(rows)}`,
  },
  fields: FIELDS,
  values: (fields, side) =>
    fields.map((each) => `${FIELDS[each.field]} ${valueOf(each.field, each[side])}`).join(', '),
  value: valueOf,
  number: (from, to) => `n° ${from} → ${to}`,
  likely: (count) => (count === 0 ? 'personne de ce nom' : `${number(count)} de ce nom`),
  oddities: (found) => found.map(oddity).join(', '),
  entry: 'Cette inscription',
  entered: 'Inscrit',
  otherEntry: 'Autre inscription',
  onList: (of) => `Liste ${of}`,
  player: 'Joueur',
  filterLabel: 'Affichés',
  none: 'aucun',
  stays: 'reste',
  fromTo: (from, to) => `${number(from)} devient ${number(to)}`,
  otherOf: (name, rating) => (rating > 0 ? `${name}, ${rating}` : name),
  about: ({ federation, birth, club, fideId }) =>
    [
      federation,
      birth === '' ? '' : `naissance ${birth.slice(0, 4)}`,
      club,
      fideId === '' ? '' : `code FIDE ${fideId}`,
    ]
      .filter((part) => part !== '')
      .join(', '),
  undoable: 'Chaque changement est une entrée du journal et peut être annulé.',
  whatChanges: 'Ce que change la liste',
  effects: {
    number: 'Numéro d’appariement',
    others: 'Autres déplacés',
    pairings: 'Appariements',
    tieBreaks: 'Départages à l’Elo',
    ranks: 'Rangs',
    groups: 'Groupes de prix',
  },
  othersMove: (count) => (count === 0 ? 'personne' : number(count)),
  roundsStay: (rounds) =>
    rounds === 0
      ? 'encore aucun'
      : `${format.count(rounds, { one: 'ronde inchangée', other: 'rondes inchangées' })}`,
  byRating: (codes) => (codes.length === 0 ? 'aucun' : format.list(codes)),
  ranksChange: (count) =>
    count === 0 ? 'aucun ne change' : format.count(count, { one: 'change', other: 'changent' }),
  groupsOf: (groups) => (groups === undefined ? 'aucun ne change' : groupWords(groups).join(' ; ')),
  groupsChange: (count) =>
    `${format.count(count, { one: 'joueur change de groupe de prix', other: 'joueurs changent de groupe de prix' })}.`,
  proposals: 'Qui est-ce dans la liste ?',
  noProposal: 'Personne dans la liste n’a un nom proche. E ouvre l’inscription pour la corriger.',
  later: 'Plus tard, cela coûte plus cher',
  laterText:
    'Jusqu’à l’appariement de la ronde 4, les numéros peuvent être réattribués ; le programme vous le demande d’abord. Ensuite, le nouvel Elo ne compte que dans les rapports et les départages.',
  laterArticle: 'C.04.2 2.3',
  source: (source, list, of) =>
    source === 'typed'
      ? 'L’Elo a été saisi à la main.'
      : source === 'file'
        ? 'L’Elo vient d’un fichier.'
        : list === ''
          ? 'L’Elo vient d’une liste dont le nom n’a pas été gardé.'
          : `L’Elo vient de la liste ${list}, ${of}.`,
  idOf: (name, fideId, owner) =>
    `Le code FIDE ${fideId}, inscrit pour ${name}, est celui de ${owner} dans la liste.`,
  sayWho: 'Dites d’abord qui c’est : choisissez par le nom, ou dites que les deux sont une même personne.',
  samePerson: 'C’est la même personne',
  sameIn: (of) => `identique en ${of}`,
  keep: 'Garder l’inscription',
  twoPeople: 'Deux personnes',
  confirm: 'C’est juste',
  merge: 'Fusionner les deux',
  choose: 'prend celui-ci',
  kept: (rows) =>
    `${format.count(rows, { one: 'inscription vue et gardée', other: 'inscriptions vues et gardées' })}.`,
  settled: (name) => `Inscription gardée : ${name}`,
  merged: (name) => `Désormais un seul joueur : ${name}`,
  settledAlready: 'Il n’y a plus rien à trancher ici.',
  bothPlayed: (a, b, round) =>
    `${a} et ${b} ont chacun une partie à la ronde ${round}, et ne peuvent pas être fusionnés.`,
  twoWhoPlayed: 'Supprimez l’appariement si la ronde n’est pas encore jouée ; sinon ce sont deux personnes.',
  mergeThem: 'Si les deux sont une même personne, fusionnez les deux inscriptions.',
  mergeAct: (kept, gone) => `Fusionner ${gone} dans ${kept}`,
  goes: (name, tpn) => `L’inscription ${name}${tpn > 0 ? `, n° ${tpn},` : ''} est supprimée.`,
  draftGoes: (round) => `Le brouillon de la ronde ${round} est supprimé.`,
  gamesMove: (games, kept) =>
    `${format.count(games, { one: 'partie passe', other: 'parties passent' })} à ${kept}.`,
  byeFalls: (name, round) => `Le bye de la ronde ${round} ne compte plus : ${name}.`,
  standing: {
    status: 'statut',
    plays: 'joue',
    left: (round, expelled) => `${expelled ? 'exclusion' : 'retrait'} dès la ronde ${round}`,
    entryRound: 'première ronde',
    arrival: 'arrivée',
    arrivals: { here: 'présent', expected: 'non pointé', later: 'plus tard' },
    changes: (what, before, after) => `${what} : ${before}, devient ${after}.`,
    stays: (what, kept, gone) => `${what} : ${kept} reste, ${gone} disparaît.`,
    seenLater: {
      game: (name, round) => `${name} a une partie à la ronde ${round}.`,
      'check-in': (name, round) => `${name} : présence notée à la ronde ${round}.`,
    },
    adjustments: (kept, gone) =>
      `points de bonus ou de pénalité : ${format.points(kept)} et ${format.points(gone)}, devient ${format.points(kept + gone)}.`,
  },
  numbersClose: 'Les numéros d’appariement suivants avancent d’un.',
  isListed: (name, listed, list, of) => `Prendre ${listed} dans la liste ${list}, ${of}, pour ${name}`,
  ranksMove: (count, codes) =>
    count === 0
      ? 'Aucun rang ne change.'
      : `${format.count(count, { one: 'rang change', other: 'rangs changent' })}${codes.length > 0 ? `, par ${format.list(codes)}` : ''}.`,
  back: 'Retour aux joueurs',
  afterReading: (count) =>
    `La liste est enregistrée. ${format.count(count, { one: 'inscription en diffère', other: 'inscriptions en diffèrent' })} : Ctrl D.`,
  use: 'Suivre la liste',
  mark: 'Marquer',
  marked: 'marqué',
  useMarked: (count) => `Suivre la liste (marqués : ${number(count)})`,
  useAll: (count) => `Suivre la liste pour tous (${number(count)})`,
  edit: 'Ouvrir l’inscription',
  nothing: 'Rien à trancher : les inscriptions sont conformes à la liste.',
  nothingHere: 'Rien de ce genre.',
  take: (count, lists) => `Suivre ${listsInWords(lists, 'la liste', 'les listes')}, pour ${players(count)}`,
  numbersMove: (count) =>
    count === 0
      ? 'Aucun numéro d’appariement ne change.'
      : `${format.count(count, { one: 'numéro d’appariement change', other: 'numéros d’appariement changent' })}.`,
  change: (name, fields, groups) =>
    fields.length === 0
      ? `${name} : seule la source de l’Elo`
      : `${name} : ${[...fields.map((each) => `${FIELDS[each.field]} ${valueOf(each.field, each.entered)}, devient ${valueOf(each.field, each.listed)}`), ...groupWords(groups)].join(' ; ')}`,
  more: (count) => `${format.count(count, { one: 'joueur de plus', other: 'joueurs de plus' })}.`,
  notOnList: (name) => `${name} n’est dans aucune liste interrogée.`,
  taken: (count) => `La liste est reprise pour ${players(count)}.`,
} satisfies Room<'fr', 'audit'>;
