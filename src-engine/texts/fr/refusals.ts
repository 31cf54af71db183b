/** Why the program did not do what was asked: failures of a file and of the log, and what is not there. */
import type { Room } from '../catalogue.ts';
import { format } from './format.ts';
import { misfitText } from './misfits.ts';

const chooseName = 'Choisissez un autre nom.';
const nothingChanged = 'Rien n’a changé.';
const repeat = 'Rien n’a changé. Recommencez.';
const fromProgram = 'Enregistrez tout dans un nouveau fichier : le programme l’a encore.';
const closeThere = 'Fermez-le là-bas d’abord, ou attendez la fin d’une synchronisation.';

/** Who has a file open: `sur DESK-2 (anna)`. */
function holder(host: string, user: string): string {
  return user === '' ? `sur ${host}` : `sur ${host} (${user})`;
}

export const refusalsText = {
  noDocument: { message: 'Aucun tournoi n’est ouvert.', advice: 'Ouvrez-en un, ou créez-en un.' },
  lookingBack: {
    message: 'Vous regardez un moment passé, où rien ne peut changer.',
    advice: 'Revenez d’abord au présent.',
  },
  readOnly: (reason) => ({
    message: `Ce tournoi est en lecture seule : ${reason}`,
    advice: nothingChanged,
  }),
  readOnlyFor: {
    copy: 'c’est la copie d’un second support',
    restorePoint: (label) => `c’est le point de restauration ${label} ; continuez à partir d’une copie`,
  },
  lookAgain: 'Regardez de nouveau l’écran.',
  gone: {
    round: (round) => `La ronde ${round} n’existe plus.`,
    board: (board, round) => `La table ${board} de la ronde ${round} n’existe plus.`,
    player: (id) => `Le joueur ${id} n’existe plus.`,
    thisPlayer: 'Ce joueur n’existe plus.',
    listedPlayer: 'Ce joueur n’est plus dans la liste.',
    entry: (seq) => `L’entrée ${seq} n’existe plus.`,
    import: 'Cet import n’existe plus.',
    report: 'Ce rapport n’existe plus.',
    note: 'Cette note n’existe plus.',
    print: 'Cette impression n’existe plus.',
    row: 'Cette ligne n’existe plus.',
    choice: (row) => `Ce choix pour la ligne ${row} n’existe plus.`,
    encoding: (encoding) => `L’encodage ${encoding} n’existe pas.`,
  },
  heldBy: (host, user, since) =>
    `Le tournoi a été ouvert ${holder(host, user)}, ${since}, et n’y a pas été fermé.`,
  openHere: {
    act: 'L’ouvrir ici',
    lockedOut:
      'Qui saisit encore des résultats là-bas est bloqué à la prochaine action ; ce qui a suivi n’existe que là-bas.',
  },
  open: {
    'file-missing': (path) => ({
      message: `Le fichier ${path} n’existe pas.`,
      advice: 'Il a peut-être été déplacé ou renommé.',
    }),
    'file-exists': (path) => ({ message: `Le fichier ${path} existe déjà.`, advice: chooseName }),
    'file-not-a-tournament': (path) => ({
      message: `${path} n’est pas un fichier de tournoi.`,
      advice: 'Les tournois finissent par .wallchart, les rapports pour la fédération par .trf ou .txt.',
    }),
    'file-newer-schema': (schema, known) => ({
      message: `Ce fichier vient d’une version plus récente du programme (version de fichier ${schema}, connue jusqu’à ${known}).`,
      advice: 'Installez la version plus récente pour l’ouvrir. Le fichier n’a pas été touché.',
    }),
    'file-open-here': (path) => ({
      message: `${path} est le tournoi ouvert ici.`,
      advice: 'Choisissez un autre fichier.',
    }),
    'file-locked': { message: 'Un autre programme a ouvert ce fichier.', advice: closeThere },
    'file-locked-by': (since, host, user) => ({
      message: `Ce fichier est ouvert depuis ${since} ${holder(host, user)}.`,
      advice: closeThere,
    }),
    'file-held': 'Fermez-le là-bas d’abord.',
    'target-is-tournament': (path) => ({
      message: `${path} est un tournoi ou une partie d’un tournoi : rien d’autre n’est écrit dessus.`,
      advice: chooseName,
    }),
    'target-not-a-file': (path) => ({
      message: `${path} n’est pas un fichier où écrire.`,
      advice: chooseName,
    }),
    'name-unusable': (path, reason) => ({
      message: `Un tournoi ne peut pas être gardé dans ${path} : ${reason}.`,
      advice: 'Choisissez un autre nom, ou travaillez sur une copie.',
    }),
    'file-damaged': (detail, intact, intactAt) =>
      intact > 0
        ? {
            message: `Ce fichier est endommagé : ${detail}. Tout est intact jusqu’à l’entrée ${intact}, enregistrée ${intactAt}.`,
            advice:
              'Ce qui est intact peut être copié dans un nouveau fichier. Le fichier endommagé ne change pas.',
          }
        : {
            message: `Ce fichier est endommagé et aucune de ses entrées n’est prouvée intacte : ${detail}.`,
            advice: 'Utilisez le second support, ou une copie. Le fichier endommagé ne change pas.',
          },
    'file-read-only': (reason) => ({
      message: `Ce fichier ou son dossier est protégé en écriture : ${reason}.`,
      advice: 'Travaillez sur une copie dans un autre dossier.',
    }),
    'restore-point': (label) => ({
      message: `Ce fichier est le point de restauration ${label}, qui ne change pas.`,
      advice: 'Travaillez sur une copie.',
    }),
    'file-unreachable': (reason) => ({
      message: `Le fichier est inaccessible : ${reason}.`,
      advice: nothingChanged,
    }),
  },
  notSaved: {
    'disk-full': { message: 'Le disque est plein.', advice: 'Faites de la place et recommencez.' },
    'file-read-only': {
      message: 'Le fichier ou son support est devenu protégé en écriture.',
      advice: 'Levez la protection et recommencez.',
    },
    'file-locked': {
      message: 'Un autre programme bloque le fichier.',
      advice: 'Fermez-le là-bas et recommencez.',
    },
    'file-gone': {
      message: 'Le fichier du tournoi a été supprimé ou son support retiré.',
      advice:
        'Remettez le support et rouvrez le fichier, ou enregistrez tout dans un nouveau fichier : le programme l’a encore.',
    },
    'file-replaced': {
      message: 'Le fichier du tournoi a été remplacé par un autre.',
      advice: `${fromProgram} Puis cherchez quel fichier est le bon.`,
    },
    'file-changed': (detail) => ({
      message: `Le fichier du tournoi a été modifié pendant qu’il était ouvert ici : ${detail}.`,
      advice: `${fromProgram} Puis cherchez qui l’a modifié.`,
    }),
    'file-held':
      'Décidez lequel des deux continue. Ce qui n’est plus dans le fichier, le programme l’a encore : enregistrez-le dans un nouveau fichier.',
    'taken-over': (by, at) => ({
      message: `${by} a repris ce tournoi${at === '' ? '' : ` (${at})`}. Cet ordinateur ne peut que le lire.`,
      advice: 'Continuez là-bas, ou reprenez-le à partir du second support.',
    }),
    'write-failed': (reason) => ({
      message: `L’action n’a pas pu être écrite : ${reason}.`,
      advice: repeat,
    }),
    'file-damaged': (detail) => ({
      message: `Le fichier est endommagé : ${detail}.`,
      advice: 'Fermez le tournoi et rouvrez-le.',
    }),
  },
  notWritten: {
    'disk-full': 'le disque est plein',
    'file-read-only': 'le dossier est protégé en écriture',
    'file-missing': 'absent',
    'name-taken': 'autre chose porte ce nom',
  },
  doesNotApply: (misfit) => ({
    message: `Cela ne s’applique plus : ${misfitText(misfit)}.`,
    advice: nothingChanged,
  }),
  identityUsed: {
    message: 'La page a envoyé deux commandes différentes sous une même identité.',
    advice: repeat,
  },
  storedAlready: (seq) => ({
    message: `C’est déjà enregistré, à l’entrée ${format.number(seq)} du journal.`,
    advice: 'Ce n’est pas enregistré deux fois.',
  }),
  otherTournament: {
    message: 'Entre-temps, un autre tournoi a été ouvert.',
    advice: 'Rien n’y a été enregistré. Rouvrez le précédent et recommencez l’opération.',
  },
  changedMeanwhile: {
    message: 'Le tournoi a changé pendant le calcul de la ronde.',
    advice: 'Recommencez.',
  },
  notUnderstood: (call, detail) => ({
    message: `Le programme n’a pas compris « ${call} »${detail}.`,
    advice: nothingChanged,
  }),
  mistake: (call) => ({
    message: `Le programme a commis une erreur dans « ${call} ».`,
    advice: 'Regardez l’écran avant de continuer : ce qu’il montre est ce qui est enregistré.',
  }),
  noDialog: 'Aucun dialogue de fichiers ne peut s’ouvrir ici.',
  callWithoutName: 'un appel sans nom',
} satisfies Room<'fr', 'refusals'>;
