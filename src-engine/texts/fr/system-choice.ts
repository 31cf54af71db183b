/** What helps to choose a system for a new tournament. */
import type { Room } from '../catalogue.ts';

/** Where the rules are, in few words. */
const sources = {
  'dutch-2026': 'C.04.3',
  'dutch-2017': 'C.04.3, jusqu’au 31 janv. 2026',
  'burstein-2026': 'C.04.4.2',
  'burstein-2025': 'C.04.4.2 de juillet 2025',
  'burstein-old': 'C.04.4.2 de 2017',
  'dubov-2026': 'C.04.4.1',
  'dubov-old': 'C.04.4.1 de 1997',
  'lim-2026': 'C.04.4.3',
  'lim-old': 'C.04.4.3, jusqu’au 31 janv. 2026',
  bcf: 'règles 1–31',
  'mwm-dutch': 'article',
  'mwm-burstein': 'article',
  'mwm-monrad': 'article',
  'mwm-random': 'article',
  'mwm-random2': 'article',
  'round-robin': 'C.05 Annexe 1',
  'double-round-robin': 'C.05 Annexe 1',
};

/** What each does, and what for. */
const about = {
  'dutch-2026': {
    does: 'La première moitié rencontre la seconde dans chaque groupe de points.',
    use: 'Celui de la plupart des opens homologués ; pour tout nombre de joueurs.',
  },
  'dutch-2017': {
    does: 'Pour continuer ou vérifier un tournoi commencé selon ce texte.',
    use: 'Numéros, flotteurs et couleurs selon le texte d’alors.',
  },
  'burstein-2026': {
    does: 'Le premier rencontre le dernier du groupe, selon les départages.',
    use: 'Les premières rondes sont appariées par le système hollandais.',
  },
  'burstein-2025': {
    does: 'Approuvé pour juillet 2025 et jamais appliqué.',
    use: 'Seulement pour un tournoi qui l’a annoncé.',
  },
  'burstein-old': {
    does: 'Pour continuer ou vérifier un tournoi commencé selon ce texte.',
    use: 'Ordonne aussi un groupe par le Buchholz médian.',
  },
  'dubov-2026': {
    does: 'Égalise l’Elo moyen des adversaires de chaque joueur.',
    use: 'Chacun doit avoir un Elo.',
  },
  'dubov-old': {
    does: 'Pour répéter ou vérifier un ancien tournoi.',
    use: 'Chacun doit avoir un Elo.',
  },
  'lim-2026': {
    does: 'Apparie d’en haut et d’en bas vers le milieu.',
    use: 'On flotte vers le haut comme vers le bas. Rare aujourd’hui.',
  },
  'lim-old': {
    does: 'Mêmes appariements que le texte en vigueur.',
    use: 'Les articles gardent leurs anciens numéros.',
  },
  bcf: {
    does: 'Les règles des clubs britanniques ; dans chaque groupe, l’ordre des Elo.',
    use: 'Pour les tournois qui nomment ces règles.',
  },
  'mwm-dutch': {
    does: 'La première moitié rencontre la seconde, toutes les tables à la fois.',
    use: 'Classe à peu près aussi bien que le système hollandais.',
  },
  'mwm-burstein': {
    does: 'Le premier rencontre le dernier, toutes les tables à la fois.',
    use: 'Le meilleur classement dans les expériences de l’article.',
  },
  'mwm-monrad': {
    does: 'Les voisins au classement se rencontrent.',
    use: 'Connu des clubs ; classe le moins bien.',
  },
  'mwm-random': {
    does: 'N’importe quel joueur au même score.',
    use: 'Pour une soirée sans enjeu.',
  },
  'mwm-random2': {
    does: 'Un joueur de la première moitié en rencontre un de la seconde, au hasard.',
    use: 'Le deuxième meilleur classement ; le tirage est enregistré.',
  },
  'round-robin': {
    does: 'Tous se rencontrent une fois, selon les tables de Berger.',
    use: 'Pour peu de joueurs ; leur nombre donne celui des rondes.',
  },
  'double-round-robin': {
    does: 'Tous se rencontrent deux fois, couleurs inversées.',
    use: 'Pour peu de joueurs ; leur nombre donne celui des rondes.',
  },
};

export const systemChoiceText = { sources, about } satisfies Room<'fr', 'systemChoice'>;
