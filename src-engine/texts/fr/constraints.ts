/** Who is kept apart: the constraints of an event, where they cannot hold together, and what wishes cost. */
import type { Room } from '../catalogue.ts';
import { explanationsText } from './explanations.ts';
import { format } from './format.ts';

/** Named players of a constraint that are listed whole; of more the first ones. */
const MOST_NAMES = 6;
const SHOWN_NAMES = 3;

const KINDS = { club: 'Club', federation: 'Fédération', family: 'Famille' } as const;
const EVERY = {
  club: 'Chaque club',
  federation: 'Chaque fédération',
  family: 'Chaque famille',
} as const;

const FIRM = 'jamais';
const WISH = 'si possible';

function roundsOf(first: number, last: number): string {
  return first === last ? `ronde ${first}` : `rondes ${first} à ${last}`;
}

export const constraintsText = {
  group: ({ by, value, players }, nameOf) => {
    if (by !== 'players') return value === '' ? EVERY[by] : `${KINDS[by]} ${value}`;
    const names = players.map(nameOf);
    if (names.length <= MOST_NAMES) return names.join(' – ');
    const shown = names.slice(0, SHOWN_NAMES).join(' – ');
    return `${shown} et ${format.number(names.length - SHOWN_NAMES)} autres`;
  },
  kinds: {
    club: 'Même club',
    federation: 'Même fédération',
    family: 'Même nom de famille',
    players: 'Ces joueurs',
  },
  changed: 'Les joueurs à ne pas opposer ne sont plus ceux annoncés avant la ronde 1',
  firm: FIRM,
  wish: WISH,
  rounds: roundsOf,
  line: (group, firm, first, last) => `${group}, ${firm ? FIRM : WISH}, ${roundsOf(first, last)}`,
  form: {
    hint: 'Joueurs à ne pas opposer. Annoncez-le avant la première ronde (C.05 5.2).',
    noNumbers: 'Pas encore de numéros d’appariement : tapez des noms, ou le numéro d’inscription.',
    who: 'Qui',
    players: 'Numéros ou noms',
    choose: 'Choisir une famille',
    groupOf: (group, players) => `${group}, ${format.count(players, { one: 'joueur', other: 'joueurs' })}`,
    strength: 'Rigueur',
    firmHint: 'Aucun appariement ne l’enfreint. Après la ronde 1, cela met fin au mode FIDE.',
    wishHint: 'Compte après toutes les règles du système ; la ronde dit ce qu’il aurait coûté.',
    rounds: 'Rondes',
    from: 'De la ronde',
    to: 'à',
    add: 'Ajouter',
    remove: 'Supprimer',
    none: 'Personne n’est à séparer.',
    tooFew: 'Nommez au moins deux joueurs.',
    noGroup: 'Choisissez une famille.',
    noRounds: (last) => `Indiquez des rondes de 1 à ${last}, la première d’abord.`,
    unknown: (typed) => `Aucun joueur n’a le numéro ou le nom ${typed}.`,
  },
  conflict: (groups) => ({
    message: `${format.plural(groups.length, {
      one: 'Aucune ronde n’est possible avec cette contrainte',
      other: 'Aucune ronde n’est possible avec toutes ces contraintes',
    })} : ${groups.join(' ; ')}. Sans ${format.plural(groups.length, { one: 'elle', other: 'elles' })}, la ronde peut être appariée.`,
    advice: 'Faites-en un souhait ou supprimez-la dans les réglages, À séparer, ou appariez à la main.',
  }),
  wishes: {
    title: (met, all) =>
      `${format.number(met)} sur ${format.count(all, { one: 'souhait respecté', other: 'souhaits respectés' })}`,
    allMet: 'Tous les souhaits sont respectés : aucun de ces joueurs n’en rencontre un autre.',
    broken: (group, boards, cost) =>
      `${group} : ${format.plural(boards.length, { one: 'partie à la table', other: 'parties aux tables' })} ${format.list(boards.map(String))}. ${cost}`,
    met: (group) => `${group} : séparés, comme souhaité.`,
    impossible: 'Selon les règles, aucune ronde ne les sépare.',
    order:
      'Une ronde qui les sépare vaut autant pour chaque règle, mais vient plus loin dans l’ordre du système.',
    rule: (label, unit, now, then, article) =>
      `Les séparer coûte : ${label}, ${explanationsText.rowValue(unit, then)} au lieu de ${explanationsText.rowValue(unit, now)} (${article}).`,
  },
} satisfies Room<'fr', 'constraints'>;
