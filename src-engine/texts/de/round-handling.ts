/** Why a round cannot be checked, published or explained now, and what has to be noted before. */
import type { Room } from '../catalogue.ts';
import { format } from './format.ts';
import { roundsAreOut } from './pairing.ts';

export const roundHandlingText = {
  noSystem: (system) => `ein System ${system} gibt es nicht`,
  player: (id) => `Spieler ${id}`,
  beyondLast: (rounds) => ({
    message: roundsAreOut(rounds),
    advice: 'Die Rundenzahl wird vorher bekannt gegeben; geändert werden kann sie in den Einstellungen.',
  }),
  roundsAreOut,
  notNext: (round) => ({
    message: `Runde ${round} ist noch nicht veröffentlicht.`,
    advice: 'Runden werden der Reihe nach ausgelost.',
  }),
  twoPlayers: {
    message: 'Eine Runde braucht mindestens zwei Spieler.',
    advice: 'Tragen Sie zuerst Spieler ein.',
  },
  published: (round) => ({
    message: `Runde ${round} ist veröffentlicht.`,
    advice: 'Nehmen Sie sie zuerst zurück.',
  }),
  underWay: {
    message: 'Eine Runde wird gerade ausgelost.',
    advice: 'Warten Sie, oder halten Sie die Auslosung an.',
  },
  cancelled: 'Die Auslosung wurde angehalten.',
  twice: (name) => ({
    message: `${name} ist doppelt aufgeführt.`,
    advice: 'Jeder Spieler spielt eine Partie.',
  }),
  unpublish: (round) => `Runde ${round} zurücknehmen`,
  publish: (round) => `Runde ${round} veröffentlichen`,
  notPublished: (round) => `Runde ${round} ist nicht veröffentlicht.`,
  buildsOn: (round) => ({
    message: `Runde ${round} baut auf dieser auf.`,
    advice: `Verwerfen Sie zuerst Runde ${round}.`,
  }),
  hasResults: (round) => ({
    message: `Runde ${round} hat Ergebnisse.`,
    advice: 'Gehen Sie im Protokoll auf den Stand davor zurück, wenn die Runde neu ausgelost werden muss.',
  }),
  outdated: (round) => ({
    message: `Ergebnisse, Freilose oder Spieler haben sich geändert, seit der Entwurf von Runde ${round} geprüft wurde.`,
    advice: 'Prüfen Sie ihn noch einmal.',
  }),
  notPublishable: (title, text) => ({
    message: `${title}. ${text}`,
    advice: 'Berichtigen Sie den Entwurf und prüfen Sie ihn noch einmal.',
  }),
  breaksRule: (round) => `Runde ${round} verletzt eine Regel.`,
  arbiterDecides:
    'Es gibt keine Auslosung nach den Regeln: Der Schiedsrichter entscheidet. Im Bericht steht diese Runde als von Hand gepaart.',
  issue: (title, text) => `${title}: ${text}`,
  publishedAgainstRules: (round) => `Runde ${round} entgegen den Regeln veröffentlicht`,
  changedAgainstRules: (round) => `Runde ${round} entgegen den Regeln geändert`,
  byDecision: 'durch Entscheidung des Schiedsrichters',
  check: {
    sum: 'Die Summe der Runde stimmt nicht.',
    verdict: (boards, different, rules) =>
      [
        format.count(boards, { one: 'Brett', other: 'Bretter' }),
        different === null
          ? 'nicht mit dem System verglichen'
          : different === 0
            ? 'keine Abweichung'
            : `${format.count(different, { one: 'Brett weicht', other: 'Bretter weichen' })} von der Auslosung des Systems ab`,
        `${format.count(rules, { one: 'Regel', other: 'Regeln' })} mit einem zweiten Verfahren bestätigt`,
      ].join(', '),
  },
  issues: {
    byHand: {
      title: 'Von Hand gepaart',
      text: 'Die Auslosung ist nicht die des Systems. Das kommt in den Bericht.',
    },
    sum: (names) => ({
      title: 'Die Summe der Runde stimmt nicht',
      text: `Fehlt in der Runde oder ist doppelt aufgeführt: ${names.join('; ')}.`,
    }),
    unchecked: {
      title: 'Noch nicht geprüft',
      text: 'Ein zweites Verfahren muss die Runde zuerst bestätigen.',
    },
    disagrees: 'Die Prüfung kommt zu einem anderen Ergebnis',
    outdated: 'Seit der Prüfung geändert',
    openGames: (round, boards) => ({
      title: `Runde ${round} hat ${format.plural(boards.length, { one: 'eine offene Partie', other: 'offene Partien' })}`,
      text: `${format.plural(boards.length, { one: 'Brett', other: 'Bretter' })} ${format.list(boards.map(String))}: ${format.plural(boards.length, { one: 'Die Partie zählt', other: 'Die Partien zählen' })} für diese Auslosung als Remis. ${format.plural(boards.length, { one: 'Das Ergebnis muss', other: 'Die Ergebnisse müssen' })} noch kommen.`,
    }),
    unseen: (names, more) => ({
      title: `${format.count(names.length + more, { one: 'Spieler wurde', other: 'Spieler wurden' })} bei der Anwesenheitskontrolle nicht gesehen`,
      text: `Wer nicht als anwesend vermerkt ist, wird nicht gepaart: ${names.join('; ')}${more > 0 ? `; und ${format.number(more)} weitere` : ''}.`,
    }),
    absent: (names) => ({
      title: format.plural(names.length, {
        one: 'Ein Spieler fehlt',
        other: `${format.number(names.length)} Spieler fehlen`,
      }),
      text: `Nicht gepaart und ohne Freilos: ${names.join('; ')}.`,
    }),
    bye: (name) => ({
      title: `${name} ist spielfrei`,
      text: 'Eine ungerade Zahl von Spielern ist zu paaren.',
    }),
  },
  absence: {
    later: 'Kommt später',
    entered: 'Nicht anwesend',
    notEntered: 'Nicht anwesend, kein Freilos',
  },
  why: {
    noReason: {
      message: 'Das Programm kennt das System nicht, mit dem diese Runde ausgelost wurde.',
      advice:
        'Importierte Runden können erklärt werden, wenn das System in den Einstellungen festgelegt ist.',
    },
    bye: 'Dieser Spieler ist nicht mehr spielfrei.',
    board: (board) => `Brett ${board} gibt es nicht mehr.`,
    themselves: 'Niemand spielt gegen sich selbst.',
    notToBePaired: (name, round) => `${name} war in Runde ${round} nicht zu paaren.`,
    chooseTwo: 'Wählen Sie zwei Spieler dieser Runde.',
  },
} satisfies Room<'de', 'roundHandling'>;
