/** Numbers on the tables, and players who keep theirs. */
import type { Room } from '../catalogue.ts';

export const seatingText = {
  line: ({ firstBoard, leftOut, fixed }, nameOf) =>
    [
      `ab Brett ${firstBoard}`,
      ...(leftOut.length === 0 ? [] : [`ohne ${leftOut.join(', ')}`]),
      ...fixed.map(({ player, board }) => `${nameOf(player)} an Brett ${board}`),
    ].join(', '),
  form: {
    hint: 'Die Nummern an den Tischen. Alle Blätter, Anzeigen und Ergebniszettel nennen sie. Veröffentlichte Runden behalten ihre.',
    firstBoard: 'Erstes Brett',
    leftOut: 'Ausgelassene Nummern',
    leftOutHint: 'z.\u00a0B.\u00a013, 113-120',
    fixed: 'Immer an einem Brett',
    fixedHint: 'Für Spieler, die den Tisch nicht wechseln können. Die anderen folgen der Brettreihenfolge.',
    player: 'Nummer oder Name',
    board: 'Brett',
    add: 'Hinzufügen',
    remove: 'Entfernen',
    none: 'Niemand hat ein festes Brett.',
    on: (name, board) => `${name}: Brett ${board}`,
    noPlayer: 'Nennen Sie zuerst einen Spieler.',
    noBoard: 'Geben Sie die Nummer des Bretts ein.',
    wrongFirst: 'Das erste Brett ist eine Zahl von 1 bis 9999.',
    wrongLeftOut: (typed) => `${typed} ist weder eine Zahl noch ein Bereich wie 113-120.`,
  },
  problems: {
    twice: (board) => `Brett ${board} ist an zwei Spieler fest vergeben.`,
    playerTwice: (name) => `${name} hat zwei feste Bretter.`,
    leftOut: (board) => `Brett ${board} ist fest an einen Spieler vergeben, aber ausgelassen.`,
    unknown: 'Ein Brett ist fest an einen Spieler vergeben, der nicht im Turnier ist.',
    advice: 'Ändern Sie das in den Einstellungen unter „Bretter“.',
  },
  elsewhere: (name, board, own) => ({
    title: 'Festes Brett nicht eingehalten',
    text: `${name} spielt an Brett ${board} statt am festen Brett ${own}.`,
  }),
} satisfies Room<'de', 'seating'>;
