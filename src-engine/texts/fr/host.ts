/** What the program says outside of its window: to a browser that it does not let in, and where it was started. */
import type { Room } from '../catalogue.ts';

export const hostText = {
  notIn: 'Cette adresse ne sert qu’une fois. Relancez Wallchart pour une nouvelle fenêtre.',
  usedOrOld:
    'Cette adresse a déjà servi, ou est trop ancienne. Relancez Wallchart pour une nouvelle fenêtre.',
  unknownHost: 'Hôte inconnu',
  foreignOrigin: 'Origine étrangère',
  foreignPage: 'Page étrangère',
  noAddress: 'Ce n’est pas une adresse',
  wrongMethod: 'Méthode non permise',
  noOrigin: 'Un appel demande l’origine de la page',
  noKey: 'Cela demande la clé de la page',
  notJson: 'Un appel est du JSON, et le dit',
  tooLong: 'L’appel est trop long',
  tooManyWindows: 'Trop de fenêtres',
  mistake: 'Le programme a commis une erreur',
  runsAt: (address) => `Wallchart tourne à ${address}`,
  howToEnter: (minutes) =>
    `Ouvrez cette adresse dans un navigateur de cette machine dans les ${minutes} minutes ; elle ne sert qu’une fois. Ctrl C arrête le programme.`,
  runsInWindow: 'Wallchart tourne dans sa propre fenêtre. La fermer, ou Ctrl C ici, arrête le programme.',
  noWindow: 'La fenêtre n’a pas pu être ouverte.',
  notFound: 'Introuvable',
  bug: (channel, stack) => `Erreur dans ${channel} : ${stack}\n`,
  noStart: 'Wallchart n’a pas pu démarrer. Le fichier bugs.log de son dossier dit pourquoi.',
  changedProgram: (file) =>
    `Un fichier de Wallchart a été modifié ou manque : ${file}. Rien n’a été ouvert. Réinstallez Wallchart.`,
  unsaved: {
    message: 'Une saisie n’est pas enregistrée.',
    detail: 'Si vous fermez la fenêtre maintenant, elle est perdue.',
    stay: 'Rester',
    close: 'Fermer quand même',
  },
  menu: {
    file: '&Fichier',
    new: '&Nouveau tournoi…',
    open: '&Ouvrir…',
    close: '&Fermer le tournoi',
    export: '&Exporter…',
    print: '&Imprimer…',
    edit: 'É&dition',
    undo: '&Annuler l’action',
    redo: '&Rétablir',
    commands: 'Co&mmandes…',
    view: '&Affichage',
    help: 'A&ide',
    manual: '&Manuel',
    keys: '&Touches de cet écran',
  },
} satisfies Room<'fr', 'host'>;
