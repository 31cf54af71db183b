import type { Room } from '../catalogue.ts';
import { format } from './format.ts';

const pages = (count: number): string => format.count(count, { one: 'page', other: 'pages' });

export const documentsText = {
  title: 'Documents',
  paper: 'Papier',
  papers: { A4: 'A4', A3: 'A3', LETTER: 'Letter', A2: 'A2', A1: 'A1' },
  version: (version) => (version > 0 ? `v${version}` : ''),
  printed: (time) => `imprimé ${time}`,
  notPrinted: 'pas imprimé',
  unconfirmed: (time) => `envoyé ${time}, imprimé ?`,
  draft: 'brouillon',
  list: 'Documents de cette ronde',
  preview: (title) => `Aperçu : ${title}`,
  pages,
  making: 'Préparation du PDF',
  thePdf: 'L’aperçu montre le PDF lui-même.',
  noViewer: 'Cette fenêtre ne peut pas afficher le PDF. Enregistrez-le ou ouvrez-le dans un autre programme.',
  previewKeys: 'Aperçu',
  pageBack: 'Page précédente',
  pageOn: 'Page suivante',
  larger: 'Agrandir',
  smaller: 'Réduire',
  pageWord: 'page',
  zoomWord: 'zoom',
  pageOf: (page, all) => `Page ${page} sur ${all}`,
  pagesShown: (first, last, all) =>
    first === last ? `page ${first} sur ${all}` : `pages ${first} à ${last} sur ${all}`,
  openPdf: 'Ouvrir le PDF',
  missing: (glyphs) => `Aucune police n’a ces caractères : ${glyphs}`,
  save: 'Enregistrer le PDF',
  print: 'Imprimer',
  saved: (path, count) =>
    `${pages(count)} ${format.plural(count, { one: 'enregistrée', other: 'enregistrées' })} sous ${path}`,
  printing: (title) => `Envoyé à l’imprimante : ${title}`,
  none: 'Aucun document pour l’instant.',
  progress: (settled, all) =>
    all === 0 ? 'Préparation du PDF' : `Préparation du PDF, ${pages(settled)} sur ${all}`,
  stop: 'Arrêter',
  prints: (open, outdated) =>
    [
      'À l’imprimante',
      ...(open === 0 ? [] : [`${open} à confirmer`]),
      ...(outdated === 0 ? [] : [`${outdated} à décrocher`]),
    ].join(', '),
  takenDown: 'Décroché',
  takeDown: (titles) => `À décrocher du mur : ${format.list(titles)}.`,
  webPages: 'Pages web',
  webPagesHint: 'Rondes publiées, classement et joueurs en pages pour un site',
  pagesSaved: (count, path) =>
    `${pages(count)} ${format.plural(count, { one: 'enregistrée', other: 'enregistrées' })} dans ${path}`,
  pagesTaken: (path) => `${path} n’est pas une de ces pages : elle n’est pas remplacée.`,
  pagesElsewhere: 'Choisissez un autre dossier.',
  copies: 'Exemplaires',
  sheetCopies: (title) => `Exemplaires : ${title}`,
  printSet: 'Imprimer le jeu',
  printKeys: 'Impression',
  printRow: ({ title, version }) => (version > 0 ? `${title}, v${version}` : title),
  printState: ({ state, fromPage, pages: count, replacedBy }, time) => {
    if (replacedBy !== null)
      return replacedBy === 0
        ? 'à décrocher : la ronde n’est pas publiée'
        : `à décrocher : remplacé par la version ${replacedBy}`;
    const part = fromPage > 1 ? ` à partir de la page ${fromPage}` : '';
    switch (state) {
      case 'sent':
        return `envoyé ${time}${part}, imprimé ?`;
      case 'printed':
        return `imprimé, ${pages(count)}`;
      case 'dropped':
        return 'abandonné';
      case 'taken-down':
        return 'décroché';
    }
  },
  cameOut: 'Imprimé',
  drop: 'Abandonner l’impression',
  again: (page) => (page === 1 ? 'Imprimer de nouveau' : `Imprimer à partir de la page ${page}`),
  againHint: 'Allez à la première page qui manque : l’impression reprend là.',
  sentAgain: (count) => `${pages(count)} à l’imprimante`,
  notKept: (problem) => `Les impressions ne sont pas enregistrées : ${problem}`,
  whose: 'Joueurs',
  tiedAtTop: 'Premiers ex æquo',
  allNorms: 'Toutes les normes',
  tiedOn: (points, players) => `À ${points} : ${format.count(players, { one: 'joueur', other: 'joueurs' })}`,
  whichBoard: 'Table',
  allBoards: 'Toutes les tables',
  boardOption: (board, white, black) => `${board} : ${white} – ${black}`,
  packs: 'Après la publication de chaque ronde',
  packPapers: { off: 'Aucun', A4: 'A4', A3: 'A3', LETTER: 'Letter' },
  pack: ({ state, round, detail, path }, time) => {
    switch (state) {
      case 'off':
        return 'Le dossier papier n’est pas créé automatiquement.';
      case 'none':
        return 'Le dossier papier est créé quand vous publiez une ronde.';
      case 'making':
        return `Le dossier papier de la ronde ${round} est en préparation.`;
      case 'kept':
        return detail === ''
          ? `Ronde ${round}, dossier enregistré ${time} ${path}`
          : `Ronde ${round}, dossier enregistré ${time}, mais ${detail} ${path}`;
      case 'failed':
        return `Le dossier papier de la ronde ${round} n’est pas enregistré : ${detail}`;
    }
  },
} satisfies Room<'fr', 'documents'>;
