/** What leaves the program: reports for the federation, tables for spreadsheets and web pages. */
import type { Room } from '../catalogue.ts';
import { format } from './format.ts';

export const filingText = {
  title: 'Déclaration',
  formats: 'À enregistrer',
  names: {
    trf16: 'Rapport FIDE, TRF16',
    trf26: 'Rapport FIDE, TRF26',
    standings: 'Classement',
    crosstable: 'Grille américaine',
    pairings: 'Appariements',
    players: 'Joueurs',
  },
  hints: {
    trf16: 'Ce que lisent aujourd’hui les responsables Elo et les autres programmes.',
    trf26: 'Le format de 2026, avec départages, byes et accélération.',
    standings: 'Rangs, points et chaque départage.',
    crosstable: 'Une ligne par joueur, une colonne par ronde.',
    pairings: 'Tables, joueurs, points avant la ronde, et résultats.',
    players: 'Tous les joueurs ; l’import de joueurs sait lire ce fichier.',
  },
  content: {
    standings:
      'Rang, numéro, titre, nom, sexe, Elo, fédération, code FIDE, année de naissance, club et catégorie, points, et chaque départage dans sa colonne.',
    crosstable:
      'Le classement avec une colonne par ronde : 12w1 est un gain avec les Blancs contre le rang 12 ; +, - et ½ sans numéro sont des rondes sans partie.',
    pairings:
      'Une ligne par table, exempts et byes à la fin. Le classeur a une feuille par ronde jusqu’à celle-ci.',
    players:
      'Numéro, titre, nom, sexe, Elo, fédération, code FIDE, année de naissance, club et catégorie, byes demandés, première ronde, et retraits.',
  },
  privacy: 'Les tableaux donnent l’année de naissance, jamais la date entière.',
  formulas: 'Les noms qu’un tableur lirait comme une formule sont marqués comme texte.',
  file: 'Fichier',
  files: {
    xlsx: 'Classeur Excel',
    comma: 'CSV, virgule',
    semicolon: 'CSV, point-virgule',
    tab: 'CSV, tabulation',
  },
  fileHints: {
    xlsx: 'Les nombres sont des nombres, et les en-têtes restent visibles.',
    comma: 'Pour les pages web, et les tableurs qui écrivent 2.5.',
    semicolon: 'Pour les tableurs qui écrivent 2,5.',
    tab: 'Pour coller dans d’autres programmes.',
  },
  rounds: {
    standings: 'Après la ronde',
    crosstable: 'Après la ronde',
    pairings: 'Ronde',
    players: '',
  },
  newest: (round) => (round === 0 ? 'avant le début' : `dernière, ${round}`),
  noRound: 'Aucune ronde n’est encore publiée.',
  purpose: 'Destinataire',
  purposes: { report: 'Pour la fédération', exchange: 'Pour un autre programme' },
  purposeHints: {
    report: 'Les résultats tels qu’ils comptent pour l’Elo.',
    exchange: 'Tout ce qu’il faut à un autre programme pour continuer.',
  },
  before: {
    report: 'Avant de déclarer',
    exchange: 'Ce que le fichier omet',
  },
  nothing: {
    report: 'Rien ne manque.',
    exchange: 'Le format contient tout le tournoi.',
  },
  complete: { report: 'complet', exchange: 'tout' },
  missing: (count) => `${count} à compléter`,
  advice: (count) => `${count} à voir`,
  weights: { missing: 'Manque', advice: 'À voir' },
  fix: {
    players: 'Aux joueurs',
    settings: 'Aux réglages',
    system: 'Au système d’appariement',
    results: 'Aux résultats',
    round: 'À la ronde',
    norms: 'Aux normes',
  },
  fixNext: 'Aller au problème suivant',
  more: (count) => `et ${format.count(count, { one: 'autre', other: 'autres' })}`,
  save: 'Enregistrer le fichier',
  saved: (path, bytes) => `Enregistré : ${path}, ${format.count(bytes, { one: 'octet', other: 'octets' })}`,
  fileNames: {
    trf16: () => '',
    trf26: () => '',
    standings: (round) => `, classement après la ronde ${round}`,
    crosstable: (round) => `, grille américaine après la ronde ${round}`,
    pairings: (round) => `, appariements de la ronde ${round}`,
    players: () => ', joueurs',
  },
} satisfies Room<'fr', 'filing'>;
