/** Opening, copying, taking over and closing a tournament, its second media, its restore points and its prints. */
import type { Room } from '../catalogue.ts';
import { format } from './format.ts';

const chooseMedium = 'Choisissez un dossier sur le second support.';
const stillHeld = 'Le programme détient encore tout ce qui a été enregistré.';

export const tournamentFileText = {
  nameMissing: 'Le tournoi a besoin d’un nom.',
  systemUnknown: (system) => ({
    message: `Le système ${system} n’existe pas.`,
    advice: 'Choisissez-en un dans la liste.',
  }),
  updated: (copy) => `Le fichier a été mis à jour ; une copie de l’ancien est ${copy}.`,
  recovered: (time, label) =>
    `Le programme n’avait pas fermé ce fichier. Rien n’est perdu ; la dernière action date de ${time} : ${label}.`,
  salvaged: (seq, at, detail) => `Après l’entrée ${seq}, enregistrée ${at} : ${detail}.`,
  rescued: (name, code) =>
    `${name} a été perdu ou modifié de l’extérieur (${code}) ; tout a été enregistré ici.`,
  rescuedTo: (rescued, path) => `${rescued} Le nouveau fichier est ${path}.`,
  notRescued: (path) =>
    `${path} a été perdu ou modifié de l’extérieur, et aucun nouveau fichier n’a pu être écrit.`,
  closedFor: {
    takenOver: (by, at) =>
      `${by} a repris le tournoi${at === '' ? '' : ` (${at})`} : il continue là-bas. Ce que cet ordinateur a enregistré ensuite n’en fait pas partie.`,
    notThere: `Le fichier n’est plus à sa place. ${stillHeld}`,
    changed: `Le fichier a été modifié par un autre programme. ${stillHeld}`,
    held: `Le fichier a été ouvert sur une autre machine. ${stillHeld}`,
    other: `Le fichier ne peut plus être écrit. ${stillHeld}`,
  },
  takeOver: {
    act: 'Reprendre le tournoi',
    notTaken: 'Ce que le premier ordinateur a saisi après la dernière entrée d’ici n’est pas repris.',
    locked: 'Le premier ordinateur est bloqué dès qu’il revoit le support.',
    writes: 'Cet ordinateur devient celui qui écrit le tournoi.',
    noCopy: {
      message: 'Ce n’est pas la copie d’un second support.',
      advice: 'Ouvrez d’abord la copie.',
    },
    failed: {
      message: 'La reprise n’a pas pu être écrite sur le support, ou quelqu’un vient de reprendre.',
      advice: 'Regardez de nouveau la copie.',
    },
    copyGone: { message: 'La copie du second support est illisible.', advice: 'Est-il branché ?' },
  },
  medium: {
    notAFolder: (path) => ({ message: `${path} n’est pas un dossier.`, advice: chooseMedium }),
    missing: (path) => ({ message: `Le dossier ${path} n’existe pas.`, advice: chooseMedium }),
    sameFolder: {
      message: 'Le second support est le dossier même du fichier du tournoi.',
      advice: 'Choisissez un dossier sur un autre disque, une clé USB ou un dossier partagé.',
    },
    notThere: (path) => `${path} est absent.`,
  },
  restore: {
    point: (round, at) => `R${round} ${at === 'begin' ? 'début' : 'fin'}`,
    beginCures: (round) =>
      `Des résultats de la ronde ${round} ont été saisis aux mauvaises tables : ressaisissez-les.`,
    endCures: (round) => `Ronde ${round} appariée avec un résultat, bye ou absent inexact : réappariez-la.`,
    lastCures: 'Quelque chose a été modifié à tort après le dernier résultat.',
    newest: (label, at, folder) =>
      `Le point de restauration le plus récent, ${label} du ${at}, est dans le dossier ${folder}.`,
    notWritten: (why) =>
      `Les points de restauration ne peuvent pas être écrits à côté du fichier : ${why}. Le tournoi lui-même est enregistré.`,
    notWrittenOn: (medium, why) =>
      `Les points de restauration ne peuvent pas être écrits sur ${medium} : ${why}. Le tournoi lui-même est enregistré.`,
    published: 'publiée, aucun résultat',
    publishedAgain: 'publiée de nouveau',
    complete: 'tous les résultats rentrés',
  },
  replace: {
    act: (name) => `Remplacer ${name}`,
    replaced: (path, bytes, changed) =>
      `Le fichier ${path} existe déjà, ${format.count(bytes, { one: 'octet', other: 'octets' })}, modifié ${changed} : il est remplacé.`,
  },
  table: {
    stale: {
      message: 'Le tournoi a changé depuis la lecture du tableau.',
      advice: 'Relisez le tableau.',
    },
    undecided: (count, first) => ({
      message:
        count === 1
          ? `La ligne ${first} est douteuse.`
          : `${count} lignes sont douteuses, la première est la ligne ${first}.`,
      advice: 'Choisissez ce que fait chaque ligne, ou écartez-la.',
    }),
  },
  prints: {
    gone: (title) => ({
      message: `Le PDF « ${title} » n’est plus dans son dossier.`,
      advice: 'Imprimez de nouveau le document.',
    }),
    noSuchPage: (title, pages) => ({
      message: `« ${title} » compte ${format.count(pages, { one: 'page', other: 'pages' })}.`,
      advice: 'Choisissez l’une d’elles.',
    }),
    cancelled: {
      message: 'Vous avez arrêté ce document.',
      advice: 'Choisissez-le de nouveau pour le créer.',
    },
    fontMissing: (path: string) => ({
      message: `La police ${path} du programme manque : rien ne peut être imprimé.`,
      advice: 'Réinstallez Wallchart. Le tournoi n’est pas touché.',
    }),
    missingGlyphs: (glyphs) => `Aucune police n’imprime ces caractères : ${glyphs}`,
  },
  groups: {
    round: (round) => `Ronde ${round}`,
    standings: (round) => (round === 0 ? 'Avant la ronde 1' : `Après la ronde ${round}`),
    pack: 'Sans ordinateur',
    event: 'Le tournoi',
  },
  noRoundPublished: 'Aucune ronde n’est encore publiée.',
} satisfies Room<'fr', 'tournamentFile'>;
