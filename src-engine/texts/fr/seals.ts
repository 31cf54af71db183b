/** Codes on sheets and seals of reports, and what they turn out to be. */
import type { Room } from '../catalogue.ts';
import { format } from './format.ts';

export const sealsText = {
  onSheet: (seal, code) => (code === '' ? `Sceau ${seal}` : `Sceau ${seal} · Code ${code}`),
  report: () => 'Rapport du tournoi',
  open: 'Vérifier une feuille',
  title: 'Vérifier une feuille ou un rapport',
  about:
    'Tapez le code au pied d’une feuille, ou donnez une image de la feuille, son PDF, ou le fichier d’un rapport.',
  code: 'Code',
  check: 'Vérifier',
  choose: 'Choisir une image, un PDF ou un rapport',
  paste: 'Ou collez ou déposez ici une image.',
  close: 'Fermer',
  noCode: 'Aucun code de ce programme n’est lisible sur cette image. Tapez celui au pied de la feuille.',
  tooLarge: 'Le fichier est trop grand pour un rapport, ou pour l’image ou le PDF d’une feuille.',
  verdicts: {
    unreadable: 'Ce n’est pas un code de ce programme. Un code ressemble à 1A2.3.4K.7QF2-M9DK-R4TX.',
    report: 'C’est le code d’un rapport. Choisissez son fichier : le sceau porte sur chaque ligne.',
    unsealed:
      'Ce rapport n’a pas de sceau. Chaque rapport que ce programme exporte en a un à sa dernière ligne.',
    'no-report': 'Ce n’est ni un rapport ni le PDF d’une feuille. Seuls ceux-ci portent un sceau ou un code.',
    picture:
      'C’est une image, dont le code ne se lit pas ici. Tapez le code au pied de la feuille, ou donnez-en un PNG ou un JPEG à la fenêtre sous « Vérifier une feuille ».',
    uncoded: 'Ce PDF ne porte aucun code de ce programme. Tapez celui au pied de la feuille.',
    unknown:
      'Le tournoi de ce fichier ne l’a pas produit ainsi : cela vient d’un autre tournoi, a été modifié depuis, ou vient d’une copie du fichier qui a continué de son côté.',
  },
  ownReport: (title) => `${title} : de ce tournoi, inchangé.`,
  own: (title, round, version, draft) => {
    const what = round === null || round === 0 ? title : `${title}, ronde ${round}`;
    if (draft) return `${what} : le code est celui d’un brouillon de ce tournoi, jamais affiché.`;
    return version === 0
      ? `${what} : le code est bien de ce tournoi.`
      : `${what}, version ${version} : le code est bien de ce tournoi.`;
  },
  madeAfter: (seq, at) =>
    `Fait après l’entrée ${format.number(seq)} du journal, ${format.date(at, 'date')}, ${format.time(at)}.`,
  current: 'La feuille dit encore ce que dit le tournoi maintenant.',
  replaced: (present, version) =>
    present > version
      ? `La version ${present} de la ronde l’a remplacée : décrochez celle-ci.`
      : 'Le tournoi a continué depuis : faite maintenant, elle dirait autre chose.',
  compare:
    'Le code dit ce que cette feuille devait dire. Réimprimez-la et comparez là où le papier ou le fichier lui-même a pu être modifié.',
} satisfies Room<'fr', 'seals'>;
