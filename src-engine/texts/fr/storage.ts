/** What the program finds wrong with a file, a medium or a place. Details are ends of a sentence, behind a colon. */
import type { Room } from '../catalogue.ts';
import { format } from './format.ts';
import { misfitText } from './misfits.ts';

export const storageText = {
  chain: {
    missing: (seq) => `l’entrée ${seq} manque`,
    notFollowing: (seq) => `l’entrée ${seq} ne suit pas la précédente`,
    changed: (seq) => `l’entrée ${seq} a été modifiée après son enregistrement`,
  },
  damage: {
    ending: (last, named) =>
      `le journal finit à l’entrée ${last}, alors que le fichier annonce l’entrée ${named}`,
    tables: 'ses données internes ne sont pas celles d’un fichier de tournoi',
    version: (schema) =>
      `il se dit de version ${schema}, mais ses données internes ne sont pas de cette version`,
    none: 'rien n’est endommagé',
    notApplying: (seq, misfit) => `l’entrée ${seq} demande ce qui n’existe pas : ${misfitText(misfit)}`,
    newerKind: (kind) => `une entrée du genre ${kind} vient d’un programme plus récent`,
  },
  change: {
    length: (bytes, expected) =>
      `il a ${format.count(bytes, { one: 'octet', other: 'octets' })} au lieu de ${format.number(expected)}`,
    counter: 'un autre programme y a écrit',
    content: (byte) => `son contenu diffère à partir de l’octet ${byte}`,
  },
  name: {
    blank: 'son nom commence ou finit par une espace',
    long: (bytes) => `son nom dépasse ${bytes} octets`,
    longPath: (bytes) => `son chemin, dossiers compris, dépasse ${bytes} octets`,
  },
  protectedFile: 'le fichier est protégé en écriture',
  protectedFolder: 'le dossier ou le support est protégé en écriture',
  anotherLaptop: 'un autre ordinateur',
  medium: {
    behind: (entries) => `${format.count(entries, { one: 'entrée', other: 'entrées' })} de retard`,
    notThere: 'absent',
    takenOver: (by) => `repris par ${by}`,
    ahead: (entries) =>
      `le support a ${format.count(entries, { one: 'entrée', other: 'entrées' })} de plus que ce fichier`,
    other: (seq) => `le support contient un autre déroulement à partir de l’entrée ${seq}`,
  },
  segment: {
    otherEntry: (writer, seq) => `Le poste ${writer} a une autre entrée ${seq} ; elle a été écartée.`,
    notFollowing: (writer, seq) => `L’entrée ${seq} du poste ${writer} ne suit pas la précédente.`,
  },
  place: {
    synced: (name) =>
      `Ce fichier est dans ${name}, qui peut le bloquer ou le remplacer pendant votre travail. Travaillez sur une copie locale.`,
    network:
      'Ce fichier est sur un chemin réseau, qui peut se rompre pendant votre travail. Travaillez sur une copie locale.',
    removable:
      'Ce fichier est sur un support amovible, qui peut être retiré pendant votre travail. Travaillez sur une copie locale.',
    unknown: (name) =>
      `${name} est peut-être une clé ou un serveur : le programme ne peut pas le savoir. Si oui, travaillez sur une copie locale.`,
    memory:
      'Ce fichier est en mémoire et disparaît quand l’ordinateur s’éteint. Travaillez sur une copie locale.',
    drive: (drive) => `Le lecteur ${drive}`,
    volume: (volume) => `Le volume ${volume}`,
    someSyncedFolder: 'un dossier synchronisé',
  },
} satisfies Room<'fr', 'storage'>;
