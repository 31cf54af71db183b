import type { Room } from '../catalogue.ts';
import { format } from './format.ts';

const PRESETS = {
  wallchart: 'Wallchart',
  vega: 'Vega',
  sharly: 'Sharly',
  openpairings: 'OpenPairings',
};

const adjourned = (boards: readonly number[]): string =>
  format.plural(boards.length, { one: 'Ajournée', other: 'Ajournées' });
const resultOr = (result: string): string => (result === '' ? 'aucun résultat' : format.unbroken(result));

export const resultsText = {
  title: (round) => `Résultats de la ronde ${round}`,
  version: (version) => `publiée, version ${version}`,
  notPublished: (round) => `La ronde ${round} n’est pas publiée. Publiez-la pour saisir des résultats.`,
  toRound: 'Vers la ronde',
  filters: {
    all: (count) => `Toutes ${count}`,
    open: (count) => `En jeu ${count}`,
    flagged: (count) => `À voir ${count}`,
  },
  filterLabel: 'Tables affichées',
  columns: {
    board: 'Tb',
    state: 'État',
    number: 'N°',
    white: 'Blancs',
    black: 'Noirs',
    rating: 'Elo',
    result: 'Résultat',
    at: 'Saisi',
    flags: 'À voir',
  },
  otherPlayers: (round, board) =>
    `Les joueurs de la table ${board} de la ronde ${round} ne sont plus ceux du moment de la saisie.`,
  lookAgain: 'Regardez la table, puis ressaisissez.',
  saved: 'rentré',
  saving: 'écriture',
  waits: 'attend',
  open: 'en jeu',
  entry: 'Saisie des résultats',
  boardNumber: 'Numéro de table',
  noneOpen: 'Aucune partie en cours.',
  noneFlagged: 'Aucune table à voir.',
  askNumber: 'Numéro de table, puis',
  askResult: 'Maintenant le résultat',
  chosen: 'est choisie',
  savedAt: (time) => `Enregistré ${time}`,
  storing: 'Enregistrement en cours',
  storingMore: (more) => `${more} en cours d’enregistrement`,
  notStored: 'Pas encore enregistré : à vous de décider.',
  unchanged: (board, result) =>
    result === '' ? `La table ${board} est déjà sans résultat.` : `La table ${board} a déjà ${result}.`,
  noBoard: (typed) => `Il n’y a pas de table ${typed}.`,
  noResult: (key) => `La touche ${key} n’est pas un résultat.`,
  otherGame: (board) => `D’autres joueurs sont maintenant à la table ${board}. Rien n’a été saisi.`,
  stuckNumber: 'efface le numéro.',
  stuckResult: (board) => `revient à la table ${board}, inchangée.`,
  stuckGame: (board) => `revient à la table ${board}.`,
  ignored: (keys) => `Touches ignorées depuis : ${keys}`,
  notSaved: (board) => `NON ENREGISTRÉ · table ${board}`,
  refused: (board) => `Refusé · table ${board}`,
  tryAgain: 'Réessayer',
  giveUp: 'Abandonner',
  guard: (board, was, now) => `Table ${board} · Enregistré : ${resultOr(was)}. Nouveau : ${resultOr(now)}.`,
  guardUnsaved: (board, was, now) =>
    `Table ${board} · Pas enregistré : ${resultOr(was)}. Nouveau : ${resultOr(now)}.`,
  guardOnce: 'une 2e fois modifie,',
  guardTwice: 'modifie,',
  guardKeeps: (was) => (was === '' ? 'laisse sans résultat.' : `garde ${was}.`),
  held: (count) =>
    `${format.count(count, { one: 'résultat vous attend', other: 'résultats vous attendent' })}`,
  heldRound: (round, title) => `Ronde ${round}, ${title}`,
  heldMore: (more) => `et ${format.count(more, { one: 'autre', other: 'autres' })}`,
  heldNext: 'Suivant en attente',
  decide: 'Décider',
  again: 'réessaie,',
  givesUp: 'abandonne,',
  later: 'remet à plus tard.',
  keys: 'Touches',
  preset: (preset) => `Touches ${PRESETS[preset]}`,
  secondLook: {
    upset: (by) => `Surprise : ${format.count(by, { one: 'point', other: 'points' })}`,
    swapped: (board) => `Inversé avec la table ${board} ?`,
    quick: (minutes) => `Finie en ${minutes} min`,
    ratedAs: (result) => `Compté Elo ${result}`,
  },
  legend: {
    'white-wins': '1 – 0',
    draw: '½ – ½',
    'black-wins': '0 – 1',
    'forfeit-white-wins': '1F – 0F',
    'forfeit-black-wins': '0F – 1F',
    'forfeit-both-lose': '0F – 0F',
    adjourned: 'Ajourn.',
    open: 'Effacer',
  },
  other: 'Autre',
  legendNote: 'F signifie forfait. Pour modifier un résultat enregistré, appuyez sur',
  hall: 'La salle',
  hallCount: (inCount, all) =>
    `${inCount} sur ${all} ${format.plural(inCount, { one: 'rentré', other: 'rentrés' })}, ${all - inCount} en jeu`,
  hallKey: { in: 'rentré', open: 'en jeu', look: 'à voir' },
  hallBoard: (board, result) => `Table ${board}, ${result === '' ? 'en jeu' : result}`,
  claims: 'Trouver un joueur',
  fromTable: 'Tableau',
  pairNext: (round) => `Vers la ronde ${round}`,
  waiting: (boards) =>
    boards.length > 8 ? `${boards.length} tables en jeu.` : `En attente : ${boards.join(', ')}.`,
  adjourned: (boards, next) =>
    next === null
      ? `${adjourned(boards)} : ${boards.join(', ')}.`
      : `${adjourned(boards)} : ${boards.join(', ')}. La ronde ${next} peut être appariée ; jusqu’à son résultat, la partie y compte comme nulle (C.04.2 3.1).`,
  complete: 'Tous les résultats sont rentrés.',
  undo: 'Annuler l’action',
  otherTitle: (board) => `Résultat de la table ${board}`,
  otherNames: {
    'white-draws-black-loses': 'Nulle pour les Blancs, perte pour les Noirs',
    'white-loses-black-draws': 'Perte pour les Blancs, nulle pour les Noirs',
    'both-lose': 'Perte pour les deux, partie jouée',
    'forfeit-both-lose': 'Forfait des deux joueurs',
    adjourned: 'Ajournée, nulle pour apparier',
    'unrated-white-wins': 'Gain des Blancs, hors Elo',
    'unrated-draw': 'Nulle, hors Elo',
    'unrated-black-wins': 'Gain des Noirs, hors Elo',
  },
} satisfies Room<'fr', 'results'>;

export const resultKeysText = {
  title: 'Touches des résultats',
  intro: 'Chaque programme a les siennes. Choisissez vos habitudes ; la légende reste à l’écran.',
  presets: PRESETS,
  draw: 'Le signe = signifie nulle dans chaque jeu de touches.',
  chosen: 'en usage',
  use: 'Les utiliser',
} satisfies Room<'fr', 'resultKeys'>;
