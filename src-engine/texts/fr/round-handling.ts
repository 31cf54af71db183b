/** Why a round cannot be checked, published or explained now, and what has to be noted before. */
import type { Room } from '../catalogue.ts';
import { format } from './format.ts';
import { roundsAreOut } from './pairing.ts';

const tables = (count: number): string => format.count(count, { one: 'table', other: 'tables' });

export const roundHandlingText = {
  noSystem: (system) => `le système ${system} n’existe pas`,
  player: (id) => `joueur ${id}`,
  beyondLast: (rounds) => ({
    message: roundsAreOut(rounds),
    advice: 'Le nombre de rondes s’annonce à l’avance ; il se change dans les réglages.',
  }),
  roundsAreOut,
  notNext: (round) => ({
    message: `La ronde ${round} n’est pas encore publiée.`,
    advice: 'Les rondes s’apparient dans l’ordre.',
  }),
  twoPlayers: {
    message: 'Une ronde demande au moins deux joueurs.',
    advice: 'Ajoutez d’abord des joueurs.',
  },
  published: (round) => ({
    message: `La ronde ${round} est publiée.`,
    advice: 'Dépubliez-la d’abord.',
  }),
  underWay: { message: 'Une ronde est en cours d’appariement.', advice: 'Attendez-la ou arrêtez-la.' },
  cancelled: 'L’appariement a été arrêté.',
  twice: (name) => ({
    message: `${name} figure deux fois.`,
    advice: 'Chaque joueur joue une seule partie.',
  }),
  unpublish: (round) => `Dépublier la ronde ${round}`,
  publish: (round) => `Publier la ronde ${round}`,
  notPublished: (round) => `La ronde ${round} n’est pas publiée.`,
  buildsOn: (round) => ({
    message: `La ronde ${round} s’appuie sur celle-ci.`,
    advice: `Supprimez d’abord la ronde ${round}.`,
  }),
  hasResults: (round) => ({
    message: `La ronde ${round} a des résultats.`,
    advice: 'Revenez dans le journal avant ceux-ci, s’il faut réapparier la ronde.',
  }),
  outdated: (round) => ({
    message: `Des résultats, des byes ou des joueurs ont changé depuis la vérification du brouillon de la ronde ${round}.`,
    advice: 'Vérifiez-le de nouveau.',
  }),
  notPublishable: (title, text) => ({
    message: `${title}. ${text}`,
    advice: 'Corrigez le brouillon et revérifiez-le.',
  }),
  breaksRule: (round) => `La ronde ${round} enfreint une règle.`,
  arbiterDecides:
    'Aucun appariement conforme aux règles n’existe : l’arbitre décide. Le rapport indique cette ronde comme appariée à la main.',
  issue: (title, text) => `${title} : ${text}`,
  publishedAgainstRules: (round) => `ronde ${round} publiée contre les règles`,
  changedAgainstRules: (round) => `ronde ${round} modifiée contre les règles`,
  byDecision: 'par décision de l’arbitre',
  check: {
    sum: 'Le compte de la ronde n’est pas bon.',
    verdict: (boards, different, rules) =>
      [
        tables(boards),
        different === null
          ? 'pas comparée au système'
          : different === 0
            ? 'aucune différence'
            : `${format.count(different, { one: 'table diffère', other: 'tables diffèrent' })} de l’appariement du système`,
        `${format.count(rules, { one: 'règle confirmée', other: 'règles confirmées' })} par une seconde méthode`,
      ].join(', '),
  },
  issues: {
    byHand: {
      title: 'Appariée à la main',
      text: 'L’appariement n’est pas celui que donne le système. Il figure au rapport.',
    },
    sum: (names) => ({
      title: 'Le compte de la ronde n’est pas bon',
      text: `Manquants ou en double dans la ronde : ${names.join(', ')}.`,
    }),
    unchecked: {
      title: 'Pas encore vérifiée',
      text: 'Une seconde méthode doit d’abord confirmer la ronde.',
    },
    disagrees: 'La vérification donne un autre résultat',
    outdated: 'Modifiée depuis la vérification',
    openGames: (round, boards) => ({
      title: `La ronde ${round} a ${format.plural(boards.length, { one: 'une partie en cours', other: 'des parties en cours' })}`,
      text: `${format.plural(boards.length, { one: 'Table', other: 'Tables' })} ${format.list(boards.map(String))} : ${format.plural(boards.length, { one: 'compte', other: 'chacune compte' })} comme nulle pour cet appariement. Le résultat doit encore venir.`,
    }),
    unseen: (names, more) => ({
      title: `${format.count(names.length + more, { one: 'joueur n’a', other: 'joueurs n’ont' })} pas été ${format.plural(names.length + more, { one: 'pointé', other: 'pointés' })}`,
      text: `Non appariés s’ils ne sont pas pointés présents : ${names.join(' ; ')}${more > 0 ? ` ; et ${format.count(more, { one: 'autre', other: 'autres' })}` : ''}.`,
    }),
    absent: (names) => ({
      title: format.plural(names.length, {
        one: 'Un joueur est absent',
        other: `${format.number(names.length)} joueurs sont absents`,
      }),
      text: `Non appariés et sans bye : ${names.join(', ')}.`,
    }),
    bye: (name) => ({
      title: `Exempt : ${name}`,
      text: 'Le nombre de joueurs à apparier est impair.',
    }),
  },
  absence: {
    later: 'Arrive plus tard',
    entered: 'Absent',
    notEntered: 'Absent, sans bye',
  },
  why: {
    noReason: {
      message: 'Le programme ne connaît pas le système qui a apparié cette ronde.',
      advice: 'Les rondes importées s’expliquent quand le système est indiqué dans les réglages.',
    },
    bye: 'Ce joueur n’est plus exempt.',
    board: (board) => `La table ${board} n’existe plus.`,
    themselves: 'Nul ne joue contre soi-même.',
    notToBePaired: (name, round) => `${name} n’était pas à apparier à la ronde ${round}.`,
    chooseTwo: 'Choisissez deux joueurs de cette ronde.',
  },
} satisfies Room<'fr', 'roundHandling'>;
