/** Tie-breaks and the working of their values. */
import type { CutReason } from '../../tiebreaks/contribution.ts';
import type { TieBreakProblem } from '../../tiebreaks/criteria.ts';
import type { TieBreakCode } from '../../tiebreaks/tie-break.ts';
import type { ScoreAdjustment, WorkingLine } from '../../tiebreaks/working.ts';
import type { Room } from '../catalogue.ts';
import { format } from './format.ts';

/** What each tie-break is, in one sentence. */
const MEANINGS: Record<TieBreakCode, string> = {
  DE: 'Rang au classement des parties entre les joueurs à égalité (confrontation directe).',
  WIN: 'Rondes qui ont rapporté autant qu’un gain, avec ou sans partie.',
  WON: 'Parties gagnées sur l’échiquier.',
  BPG: 'Parties jouées avec les Noirs.',
  BWG: 'Parties gagnées avec les Noirs.',
  PS: 'Somme des scores après chaque ronde (cumulatif).',
  REP: 'Rondes, moins les byes d’un demi-point, les byes à zéro point et les pertes par forfait.',
  STD: 'Une ronde avec plus de points que l’adversaire compte un, avec autant un demi.',
  TPN: 'Numéro d’appariement ; le plus petit passe devant.',
  BH: 'Somme des scores des adversaires.',
  AOB: 'Moyenne des Buchholz des adversaires rencontrés sur l’échiquier.',
  FB: 'Buchholz comme si toute partie de la dernière ronde était nulle.',
  SB: 'Points de chaque ronde fois le score de l’adversaire.',
  KS: 'Points contre les adversaires ayant au moins la moitié du score maximal.',
  ARO: 'Elo moyen des adversaires rencontrés sur l’échiquier.',
  TPR: 'Elo moyen des adversaires plus la différence qui correspond au score.',
  PTP: 'Elo le plus bas dont le score attendu atteint le score réalisé.',
  APRO: 'Performance moyenne des adversaires rencontrés sur l’échiquier.',
  APPO: 'Performance parfaite moyenne des adversaires rencontrés sur l’échiquier.',
  RTNG: 'Elo de départ ; le plus haut passe devant.',
  BC: 'Numéros d’échiquier fois les points marqués ; la plus petite somme passe devant.',
  TBR: 'Points au premier échiquier, puis au deuxième, et ainsi de suite.',
  BBE: 'Points de partie sans le dernier échiquier, puis sans les deux derniers, etc.',
  MPvGP: 'Le score qui n’est pas le principal.',
  EMMSB: 'Points de match de chaque ronde fois ceux de l’adversaire.',
  EMGSB: 'Points de partie de chaque ronde fois les points de match de l’adversaire.',
  EGMSB: 'Points de match de chaque ronde fois les points de partie de l’adversaire.',
  EGGSB: 'Points de partie de chaque ronde fois ceux de l’adversaire.',
  EDE: 'Confrontation directe au score principal, puis au secondaire.',
  EDEBT: 'Confrontation directe étendue ; deux équipes : décompte, puis premiers échiquiers.',
  EDEBB: 'Confrontation directe étendue ; deux équipes : décompte, puis derniers échiquiers.',
  EDET: 'Confrontation directe étendue ; deux équipes : premiers échiquiers.',
  EDEB: 'Confrontation directe étendue ; deux équipes : derniers échiquiers.',
  SSSC: 'Score secondaire plus une part du Buchholz au score principal.',
};

/** Why a code of the list does not rank, or could not be read. */
function problemText(problem: TieBreakProblem): string {
  const { text } = problem;
  switch (problem.code) {
    case 'unknown-tie-break':
      return `${text} n’est pas un départage de C.07.`;
    case 'self-defined-tie-break':
      return `${text} est un départage propre au tournoi ; il ne peut être calculé ici.`;
    case 'unknown-modifier':
      return `${text} : ${problem.modifier} n’est pas une variante de C.07 art. 14.`;
    case 'modifier-not-allowed':
      return `${text} : ce départage n’admet pas la variante ${problem.modifier}.`;
    case 'modifier-repeated':
      return `${text} : ${problem.modifier} contredit une autre variante.`;
    case 'not-in-round-robin':
      return `${text} est interdit en toutes rondes (C.07 art. 8). La valeur est affichée et ne classe pas.`;
    case 'unrated-players':
      return `${text} est abandonné : ${countOf(problem.unrated)} et le règlement ne dit pas comment les compter (C.07 art. 10).`;
    case 'not-in-this-text':
      return `${text} est nouveau dans C.07 du 1er mars 2026. Ce tournoi suit le texte d’avant : la valeur est affichée et ne classe pas.`;
    case 'teams-only':
      return `${text} est un départage pour équipes.`;
    case 'players-only':
      return `${text} est un départage pour joueurs ; une équipe n’a pas d’Elo propre.`;
  }
}

function countOf(unrated: number): string {
  return format.plural(unrated, {
    one: `${unrated} joueur sans Elo participe`,
    other: `${unrated} joueurs sans Elo participent`,
  });
}

/** Why a contribution was cut; `''` for one that counts. */
function cutText(cut: CutReason | null): string {
  switch (cut) {
    case null:
      return '';
    case 'least-significant':
      return 'retranché : le moins significatif';
    case 'voluntarily-unplayed':
      return 'retranché : ronde volontairement non jouée d’abord';
    case 'most-significant':
      return 'retranché : le plus significatif';
  }
}

/** An integer in a scale as a short decimal: `7,5`, `31`, `3,25`. */
function amountText(amount: number, scale: number): string {
  return format.decimal(Math.round((amount / scale) * 1000) / 1000);
}

const NAME_OF_KIND: Record<WorkingLine['kind'], string> = {
  played: 'partie',
  open: 'partie en cours',
  'forfeit-win': 'gain par forfait',
  'forfeit-loss': 'perte par forfait',
  pab: 'exempt',
  'full-bye': 'bye d’un point',
  'half-bye': 'bye d’un demi-point',
  'zero-bye': 'bye à zéro point',
  free: 'aucune partie prévue',
};

function adjustmentText(adjustment: ScoreAdjustment | null): string {
  if (adjustment === null) return '';
  const made = format.points(adjustment.made);
  return adjustment.by === 'final-round'
    ? `score de l’adversaire ${made} ; dernière ronde comptée nulle`
    : `score de l’adversaire ${made} ; les derniers byes comptent comme nulles (16.3)`;
}

export const tieBreaksText = {
  meanings: MEANINGS,
  problem: problemText,
  workingFailure: (failure) => {
    if (failure.code === 'no-such-player') return `Le joueur ${failure.player} n’existe pas.`;
    if (failure.code === 'no-such-team') return `L’équipe ${failure.team} n’existe pas.`;
    return problemText(failure);
  },
  cut: cutText,
  articles: ({ articles, text }) => `C.07 (${text}) ${articles.join(', ')}`,
  sum: ({ sum, value }) => {
    const amount = (number: number): string => amountText(number, value.scale);
    const made = (score: number, games: number): string => `${format.points(score)} sur ${games}`;
    switch (sum.kind) {
      case 'sum':
        return sum.cut === null ? 'Somme' : `${amount(sum.all)} − ${amount(sum.cut)} retranché`;
      case 'average':
        return `${amount(sum.sum)} ÷ ${sum.count}`;
      case 'performance': {
        const sign = sum.difference < 0 ? '−' : '+';
        const percent = `${made(sum.score, sum.games)} = ${sum.percent} %`;
        return `Moyenne ${sum.average} ${sign} ${Math.abs(sum.difference)} (${percent})`;
      }
      case 'perfect': {
        const [enough, below] = [sum.expected, sum.expectedBelow].map((score) => amountText(score, 100));
        return `${made(sum.score, sum.games)} : attendu ${enough}, un point Elo plus bas ${below}`;
      }
      case 'zero-score':
        return `Aucun point : adversaire le plus bas ${sum.lowest} − 800`;
      case 'strength':
        return `${amount(sum.own)} + ${amount(sum.buchholz)} ÷ ${sum.divisor}`;
      case 'given':
        return '';
    }
  },
  tie: ({ code, tied, encounters, value }) => {
    if (!/^E?DE/.test(code)) return '';
    if (tied.length < 2) return 'Aucun autre joueur n’est à égalité à ce stade de la liste.';
    if (encounters.length === 0) return `Les ${tied.length} joueurs à égalité ne se sont pas rencontrés.`;
    return value.shown === '' ? `Ne sépare pas les ${tied.length} joueurs à égalité.` : '';
  },
  amount: amountText,
  treatment: (line, code, adjustment) => {
    const kind = NAME_OF_KIND[line.kind];
    switch (line.treatment) {
      case 'played':
        return adjustmentText(adjustment);
      case 'open':
        return 'résultat encore attendu';
      case 'forfeit-as-played':
        return `${kind}, compte comme une partie contre l’adversaire prévu`;
      case 'dummy-own-score':
        return `${kind} : adversaire fictif au score du joueur`;
      case 'dummy-opponent-cap':
        return `${kind} : adversaire fictif, au plus les ${format.points(line.significance)} de l’adversaire`;
      case 'dummy-draws-cap':
        return `${kind} : adversaire fictif, au plus une nulle par ronde, ${format.points(line.significance)}`;
      case 'counted':
        return line.kind === 'played' ? '' : kind;
      case 'not-counted':
        if (code === 'KS') return `score de l’adversaire ${format.points(line.significance)}, sous la limite`;
        return line.kind === 'played' ? 'ne compte pas' : `${kind}, ne compte pas`;
    }
  },
  metInGroup: (met, others) => `${met} sur ${others} du groupe rencontrés`,
} satisfies Room<'fr', 'tieBreaks'>;
