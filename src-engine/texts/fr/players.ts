import type { Room } from '../catalogue.ts';
import { format } from './format.ts';

const BYES = { half: 'bye d’un demi-point', zero: 'bye à zéro point', full: 'bye d’un point' };
const BYE_KINDS = { half: 'Bye d’un demi-point', zero: 'Bye à zéro point', full: 'Bye d’un point' };
const NAMED_BYES = { half: 'son bye d’un demi-point', full: 'son bye d’un point' };
const PACES = { standard: 'Elo standard', rapid: 'Elo rapide', blitz: 'Elo blitz' };

function facts(parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join(', ');
}

const born = (year: string): string => (year === '' ? '' : `naissance ${year}`);
const numbered = (number: number): string => (number > 0 ? `, n° ${number}` : '');

export const playersText = {
  title: 'Joueurs',
  player: 'Joueur',
  none: 'Aucun joueur. Ctrl N ajoute le premier, Ctrl I importe un tableau.',
  noneHere: 'Aucun joueur ici.',
  choose: 'Choisissez un joueur pour en voir plus.',
  find: 'Nom ou code FIDE',
  deskHint: (round) => `présent R${round}`,
  nextMatch: 'suivant',
  new: 'nouveau',
  noMatch: (typed) => `Aucun joueur trouvé pour « ${typed} ».`,
  isHere: (name, time) => `${name} : présence notée, ${time}`,
  isAbsent: (name, round) => `${name} : absence notée pour la ronde ${round}`,
  isExpected: (name) => `${name} : pas encore de pointage`,
  alreadyHere: (name) => `${name} : présence déjà notée.`,
  alreadyAway: (name) => `${name} : absence déjà notée.`,
  notStored: (name, why) => `${name} : pointage non enregistré : ${why}`,
  threeLetters: 'Tapez trois lettres, puis Enter.',
  counts: {
    here: 'présents',
    expected: 'non pointés',
    coming: 'plus tard',
    absent: 'absents',
    out: 'retraits',
  },
  presences: {
    here: 'présent',
    expected: 'non pointé',
    coming: 'plus tard',
    bye: 'bye',
    absent: 'absent',
    out: 'retrait',
  },
  roundMarks: {
    played: 'a joué',
    plays: 'joue',
    here: 'présent',
    half: 'bye d’un demi-point',
    full: 'bye d’un point',
    zero: 'pas de partie, 0 point',
    coming: 'pas encore en lice',
    out: 'retrait',
  },
  coming: 'T',
  roundHead: (round) => `R${round}`,
  roundMark: (round, mark) => `Ronde ${round} : ${mark}`,
  show: { rounds: 'Rondes', particulars: 'Détails' },
  sort: 'Trier par la colonne suivante',
  turn: 'Inverser l’ordre',
  showWhat: 'Colonnes',
  late: 'Plus tard',
  absent: 'Absent',
  filters: {
    all: (count) => `Tous ${count}`,
    expected: (count) => `Non pointés ${count}`,
    look: (count) => `À voir ${count}`,
  },
  columns: {
    tpn: 'N°',
    arrival: (round) => `Ronde ${round}`,
    arrivedAt: 'Vu à',
    state: 'État',
    name: 'Nom',
    federation: 'Féd.',
    rating: 'Elo',
    source: 'Orig.',
    birth: 'Né en',
    fideId: 'Code FIDE',
    club: 'Club',
    points: 'Points',
    look: 'À voir',
  },
  sources: { list: 'liste', file: 'fichier', typed: 'saisi' },
  unrated: 'sans Elo',
  noId: 'aucun',
  import: 'Importer',
  closeCheckIn: 'Clore le pointage',
  toRound: (round) => `Vers la ronde ${round}`,
  edit: 'Modifier',
  add: 'Nouveau joueur',
  remove: 'Supprimer',
  bye: 'Bye',
  withdraw: 'Retrait',
  takeBack: 'Réintégrer',
  markHere: 'Présent',
  markLater: 'Arrive plus tard',
  undoArrival: 'Pas présent',
  card: 'Fiche',
  aboutPlayer: (player) =>
    facts([player.federation, born(player.birth.slice(0, 4)), player.club, player.category]),
  facts: {
    rating: 'Elo',
    listK: 'K de la liste',
    title: 'Titre',
    fideId: 'Code FIDE',
    sex: 'Sexe',
    entry: 'Joue dès',
    number: 'Numéro',
  },
  estimate: (value) => `estimé ${value}`,
  sexes: { m: 'homme', w: 'femme' },
  fromRound: (round) => `la ronde ${round}`,
  byes: 'Byes demandés',
  byesNone: 'Aucun.',
  byeHint: 'puis le numéro de la ronde.',
  byeKinds: { half: '½ point', zero: '0 point', full: '1 point' },
  byeMarks: { half: '½', zero: '0', full: '1' },
  byeIn: (round, kind) => `Ronde ${round} : ${BYES[kind]}`,
  history: 'Historique',
  games: 'Parties',
  gameColumns: {
    round: 'R',
    opponent: 'Adversaire',
    result: 'Résultat',
    points: 'Pts',
    expected: 'Att.',
    change: 'Var.',
  },
  rank: (rank) => `Rang ${rank}`,
  added: (name) => `Inscription : ${name}`,
  changed: (name) => `Modification : ${name}`,
  removed: (name) => `Suppression : ${name}`,
} satisfies Room<'fr', 'players'>;

export const playerFormText = {
  titleNew: 'Nouveau joueur',
  titleEdit: 'Joueur',
  fields: {
    name: 'Nom',
    title: 'Titre',
    sex: 'Sexe',
    rating: 'Elo FIDE',
    national: 'Elo national',
    own: 'Elo du tournoi',
    later: 'Elo suivants',
    source: 'Source de l’Elo',
    estimate: 'Force estimée',
    federation: 'Fédération',
    fideId: 'Code FIDE',
    birth: 'Naissance',
    club: 'Club',
    category: 'Catégorie',
    feePaid: 'Inscription payée',
    noHalfBye: 'Pas de bye d’un demi-point',
  },
  nameHint: 'Nom, Prénom',
  birthHint: 'AAAA ou AAAA/MM/JJ',
  noTitle: 'aucun',
  noSex: 'inconnu',
  estimateHint: 'Place un joueur sans Elo (C.04.2 2.1). 0 pour aucune.',
  save: 'Enregistrer',
  saveNext: 'Enregistrer et en ajouter un autre',
  sources: {
    list: 'liste Elo',
    file: 'fichier importé',
    typed: 'Saisi à la main',
    of: (list, kind, month) => `${kind === '' ? list : `${list} ${kind}`}, ${month}`,
  },
  entry: 'Joue dès la ronde',
  entryHint: (next) => `La ronde ${next} est la première ouverte à un nouveau joueur.`,
  byes: 'Byes',
  byesHint: 'Des rondes, p. ex. 3 ou 4=0 : ½ point, ou les points après le signe égal.',
  problems: {
    entry: (first, last) => `Saisissez une ronde de ${first} à ${last}.`,
    byes: 'Écrivez chaque bye par sa ronde, ou ronde et points : 3, 4=0, 5=½.',
    name: 'Saisissez un nom.',
    later: 'Écrivez R5 2150, R9 2180 : la ronde, puis l’Elo à partir d’elle.',
    rating: 'Saisissez un Elo de 0 à 3500.',
    estimate: 'Saisissez une estimation de 0 à 3500.',
    federation: 'Saisissez les trois lettres d’une fédération, ou rien.',
    fideId: 'Saisissez un code FIDE en chiffres.',
    birth: 'Écrivez la date de naissance ainsi : 1990 ou 1990/05/31.',
  },
} satisfies Room<'fr', 'playerForm'>;

export const byeText = {
  title: (name) => `Bye pour ${name}`,
  round: 'Ronde',
  kind: 'Bye',
  kinds: BYE_KINDS,
  none: 'Pas de bye',
  save: 'Enregistrer',
  saved: (name, round) => `${name} : bye à la ronde ${round}`,
  cleared: (name, round) => `${name} : pas de bye à la ronde ${round}`,
  noRounds: 'Il ne reste aucune ronde pour un bye.',
  announced: (name, rounds) =>
    `${name} : bye d’un demi-point ${rounds.length === 1 ? 'à la ronde' : 'aux rondes'} ${format.list(rounds.map(String))}.`,
  announcedAdvice: 'Annulez d’abord ce bye.',
  notEligible: (names) => `${names.join(' ; ')} : pas de droit au bye d’un demi-point dans ce tournoi.`,
  notEligibleAdvice: 'Donnez un bye à zéro point, ou modifiez d’abord le joueur.',
  deprecated: 'Le bye d’un point est déconseillé : ne l’accordez que si le règlement du tournoi le prévoit.',
} satisfies Room<'fr', 'bye'>;

export const checkInText = {
  title: (count) => format.count(count, { one: 'joueur non pointé', other: 'joueurs non pointés' }),
  hint: (round) =>
    round === 1
      ? 'Les joueurs de cette liste à l’appariement de la ronde 1 jouent dès la ronde 2, une fois arrivés.'
      : `Les joueurs de cette liste sont appariés à la ronde ${round}, sauf si vous les marquez absents.`,
  everybody: 'Tous les joueurs sont comptés.',
  over: 'Toutes les rondes sont publiées : aucun pointage n’est ouvert.',
  overAdvice: 'Dépubliez d’abord la dernière ronde, si son appariement doit changer.',
  noRound: (round) => `Aucun joueur ne peut revenir à la ronde ${round}.`,
  rounds: (first, last) =>
    first === last ? `Il ne reste que la ronde ${last}.` : `Donnez une ronde de ${first} à ${last}.`,
  playsAgain: (name, from) => `${name}, en retrait dès la ronde ${from}, rejoue.`,
  losesBye: (name, round, bye) => `${name} renonce à ${NAMED_BYES[bye]} de la ronde ${round} et joue.`,
  acts: { here: 'Marquer présent', 'not-here': 'Marquer non pointé', from: 'Revenir plus tard' },
  giveBye: 'Accorder le bye',
  entry: {
    onWall: (round) => `La ronde ${round} est publiée et n’admet plus de nouveau joueur.`,
    from: (round) => `Inscrivez le joueur à partir de la ronde ${round}.`,
    beyond: (rounds) => `Le tournoi compte ${format.count(rounds, { one: 'ronde', other: 'rondes' })}.`,
    byeBefore: (bye, from) => `Un bye à la ronde ${bye} précède la ronde ${from}, première du joueur.`,
    byeBeforeAdvice:
      'Les rondes d’avant l’entrée ne rapportent rien. Supprimez le bye, ou faites commencer le joueur plus tôt.',
  },
} satisfies Room<'fr', 'checkIn'>;

export const lateText = {
  title: (name) => `${name} arrive plus tard`,
  consequence: 'Jusque-là, le joueur n’est pas apparié et ne marque aucun point.',
  from: 'Joue dès la ronde',
  save: 'Enregistrer',
  saved: (name, round) => `${name} joue dès la ronde ${round}`,
  problem: (first, last) => `Saisissez une ronde de ${first} à ${last}.`,
} satisfies Room<'fr', 'late'>;

export const withdrawText = {
  title: (name) => `Retrait : ${name}`,
  consequence:
    'À partir de cette ronde, le joueur n’est plus apparié et ne marque aucun point. Les parties jouées comptent.',
  from: 'Dès la ronde',
  do: 'Retirer du tournoi',
  keep: 'Annuler',
  done: (name, round) => `${name} : retrait dès la ronde ${round}`,
  expelled: 'Exclusion',
  expelledHint: 'Hors classement ; les parties jouées comptent pour les adversaires.',
  why: 'Motif',
  expel: {
    act: 'Exclure le joueur',
    leaves: (name, round) => `${name} ne joue plus dès la ronde ${round}.`,
    standings: 'Le classement d’un système suisse omet ce joueur. Ses parties comptent pour ses adversaires.',
    inReport: 'Le rapport l’indique.',
    whyMissing: 'Indiquez le motif de l’exclusion.',
    done: (name, round) => `${name} : exclusion dès la ronde ${round}`,
    note: (round) => `Exclusion R${round}`,
  },
  undone: (name) => `${name} rejoue`,
} satisfies Room<'fr', 'withdraw'>;

/** Exchanging the numbers of two players of equal rating. */
export const exchangeText = {
  action: 'Échanger le numéro avec l’égal suivant',
  act: 'Échanger les numéros d’appariement',
  gets: (name, number) => `${name} reçoit le numéro ${number}.`,
  roundsStay: 'Les rondes appariées ne changent pas.',
  fixed: 'Les numéros d’appariement sont fixes dès que la ronde 4 est appariée.',
  given:
    'Les numéros de cette table de Berger viennent d’un tirage au sort ou ont été donnés à la main ; les réglages les changent.',
  notEqual: 'Ces deux joueurs n’ont pas le même Elo.',
  onlyEquals: 'On n’échange les numéros qu’entre joueurs de même Elo qui en ont un.',
  nobody: (name) => `Personne après ${name} n’a le même Elo.`,
  done: (one, other) => `${one} et ${other} : numéros échangés`,
} satisfies Room<'fr', 'exchange'>;

/** Finding a player on a rating list, and entering them. */
export const lookUpText = {
  title: 'Joueurs trouvés',
  find: 'Nouveau joueur : nom ou code FIDE dans la liste',
  add: 'ajouter',
  wishes: 'byes et paiement',
  hint: 'Noms dans n’importe quel ordre, avec ou sans accents, ou un code FIDE.',
  severalFit: 'Plusieurs joueurs correspondent : choisissez-en un, puis Enter.',
  tolerant: 'Tolérer les fautes',
  byHand: 'Saisir à la main',
  paces: { standard: 'Standard', rapid: 'Rapide', blitz: 'Blitz' },
  inTournament: 'Dans ce tournoi',
  enteredLast: 'Dernières inscriptions',
  takesBack: 'annule la dernière',
  onList: (list, month) => `Dans la liste ${list}, ${month}`,
  onlyOn: (list, month) => `Seulement dans la liste ${list}, ${month}`,
  otherList: 'Une autre liste',
  shown: (shown, count) =>
    count <= shown
      ? format.count(count, { one: 'trouvé', other: 'trouvés' })
      : `${shown} premiers sur ${count >= 1000 ? 'plus de ' : ''}${format.number(count)}, Elo le plus haut d’abord`,
  nobody: 'Rien dans la liste. Ctrl N saisit le joueur à la main.',
  nobodyStrict: 'Rien dans la liste. Ctrl F tolère les fautes, Ctrl N saisit le joueur à la main.',
  type: 'Tapez le début d’un nom, ou collez un code FIDE.',
  entered: (number) => (number > 0 ? `Inscrit, n° ${number}` : 'Inscrit'),
  enteredSo: (number, isHere) =>
    `Déjà dans le tournoi${numbered(number)}. ${isHere ? 'Présence déjà notée.' : 'Enter note la présence.'}`,
  inactive: 'Inactif',
  noRating: {
    standard: 'Pas d’Elo standard',
    rapid: 'Pas d’Elo rapide',
    blitz: 'Pas d’Elo blitz',
  },
  newPlayer: 'Nouveau joueur',
  fromList: 'de la liste',
  about: ({ federation, born: year, number, club }) =>
    facts([federation, born(year === 0 ? '' : String(year)), number, club]),
  counts: ({ pace, list, month, k }) =>
    pace === ''
      ? `Sans Elo dans la liste ${list}, ${month}.`
      : `Compte ici : ${PACES[pace]}. ${list}, ${month}${k > 0 ? `, K\u00a0${k}` : ''}.`,
  onLists: 'Elo des listes',
  otherRating: 'Un autre Elo',
  fee: 'Inscription',
  paid: 'payée',
  notPaid: 'non payée',
  changes: 'Ce qui change',
  maybe: (name, number) => `Inscription peut-être existante : ${name}${numbered(number)}`,
  number: (number, of) => `Numéro d’appariement ${number} sur ${of}, par Elo, titre et nom.`,
  late: (round) =>
    `Inscription tardive : joue dès la ronde ${round}, sans point pour les rondes d’avant (C.04.2 2.4).`,
  addHere: 'Ajouter comme présent',
  addOnly: 'Ajouter seulement',
  added: (name, here) => (here ? `Inscription : ${name}, présence notée` : `Inscription : ${name}`),
  chooseHit: 'Choisissez un joueur de la liste.',
  enter: (name) => `Inscrire ${name}`,
  near: ({ name, federation, birth, tpn }) =>
    `Inscription existante : ${facts([name, federation, birth.slice(0, 4)])}${numbered(tpn)}.`,
  enteredAlready: (name, tpn) => `Inscription existante avec ce code FIDE : ${name}${numbered(tpn)}.`,
  onceEntered: 'On n’inscrit une personne qu’une fois. Modifiez l’inscription existante.',
} satisfies Room<'fr', 'lookUp'>;
