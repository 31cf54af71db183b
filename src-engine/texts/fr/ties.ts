/** Ties that no tie-break decides, values of the event's own tie-breaks, and start positions drawn by lot. */
import type { Room } from '../catalogue.ts';
import { format } from './format.ts';

const players = (count: number): string => format.count(count, { one: 'joueur', other: 'joueurs' });

const SETTLED = { lot: 'au sort', hand: 'par l’arbitre' };

export const tiesText = {
  settled: (by) => SETTLED[by],
  actions: {
    lots: 'Tirer au sort',
    hand: 'Classer à la main',
    outside: 'Valeurs externes',
    startPosition: 'Tirer la position de départ',
  },
  lots: {
    act: 'Tirer au sort',
    among: (count, place) => `Le sort décide de l’ordre de ${players(count)} qui partagent le rang ${place}.`,
    names: (names) => `Ex æquo : ${names.join(' ; ')}.`,
    repeatable: 'La graine du tournoi décide : un nouveau tirage donne le même ordre.',
    done: (count) => `Tirage au sort entre ${players(count)} fait`,
  },
  hand: {
    act: 'Classer à la main',
    title: (place, count) => `${players(count)} au rang ${place}`,
    hint: 'Montez ou descendez le joueur actuel. Le premier a le meilleur rang.',
    order: (names) => `Nouvel ordre : ${names.join(' ; ')}.`,
    arbiter: 'Ici l’arbitre décide, pas un départage. Le journal dit pourquoi.',
    why: 'Ce qui décide, p. ex. match de départage',
    whyMissing: 'Dites ce qui décide de l’ordre.',
    done: (count) => `${players(count)} : ordre fixé à la main`,
    up: 'Monter',
    down: 'Descendre',
  },
  notTied: (name) => `${name} ne partage son rang avec personne.`,
  notTheTie: 'Ce ne sont pas tous les joueurs qui partagent le rang.',
  notTheTieAdvice: 'Relisez le classement.',
  gamesOpen: (count) =>
    `${format.count(count, { one: 'partie n’a pas de résultat', other: 'parties n’ont pas de résultat' })} : l’égalité peut encore se trancher.`,
  gamesOpenAdvice: 'Saisissez d’abord les résultats.',
  outside: {
    title: 'Valeurs de départage externes',
    hint: 'Un départage propre au tournoi a un code tel que OTHER_POOL dans la liste des départages. La plus haute valeur passe devant.',
    code: 'Code',
    noCode:
      'La liste des départages n’a pas de code propre au tournoi. Ajoutez-en un, tel que OTHER_POOL, dans les réglages.',
    unknownCode: (code) => `${code} n’est pas dans la liste des départages.`,
    unknownCodeAdvice: 'Ajoutez-le d’abord à la liste.',
    notANumber: (name) => `La valeur de ce joueur n’est pas un nombre à trois décimales au plus : ${name}.`,
    saved: (code) => `Valeurs de ${code} enregistrées`,
    columnName: 'Valeur externe',
    article: 'C.07 4.1',
  },
  startPosition: {
    act: 'Tirer la position de départ',
    again: 'Tirer de nouveau la position de départ',
    all: (round) =>
      `Toutes les parties de la ronde ${round} partent d’une même position d’échecs 960, tirée au sort.`,
    was: (round, number, position) =>
      `La ronde ${round} a la position de départ ${number}, ${position}, et des joueurs la connaissent peut-être.`,
    drawn: (round, number, position) => `Position de départ de la ronde ${round} : ${number}, ${position}`,
    line: (number, position) => `Échecs 960, position de départ ${number} : ${position}`,
    played: (round) => `La ronde ${round} a des résultats.`,
    playedAdvice: 'Sa position de départ reste.',
  },
} satisfies Room<'fr', 'ties'>;
