/** Entries of players, results and rules: questions about them, and why they are refused. */
import type { Room } from '../catalogue.ts';
import { format } from './format.ts';

const oncePerPerson = 'Jede Person wird einmal eingetragen.';
const results = (count: number): string => format.count(count, { one: 'Ergebnis', other: 'Ergebnisse' });
const players = { one: 'Spieler', other: 'Spieler' };

export const entriesText = {
  results: {
    staysClosed: {
      message:
        'Eine spätere Runde wurde mit diesem Ergebnis ausgelost; die Partie wird deshalb nicht wieder geöffnet.',
      advice: 'Geben Sie das richtige Ergebnis ein: Es gilt als Berichtigung.',
    },
    acts: {
      'result-entered': 'Ergebnis eingeben',
      'result-cleared': 'Ergebnis löschen',
      'result-corrected': 'Ergebnis berichtigen',
      'result-corrected-late': 'Ergebnis berichtigen',
      'result-rated-only': 'Elo-Bericht berichtigen',
    },
    entered: (game) => `${game}.`,
    cleared: (game, was) => `${game}: Das Ergebnis ${was} wird gelöscht, und die Partie ist wieder offen.`,
    replaced: (game, was) => `${game}: Das ersetzt ${was}.`,
    late: (game, next, was) => `${game}: Runde ${next} wurde mit ${was} ausgelost und bleibt, wie sie ist.`,
    lateDraw: (game, next) => `${game}: Runde ${next} wurde mit Remis ausgelost und bleibt, wie sie ist.`,
    countsFrom: (round) => `Die Berichtigung zählt in der Rangliste und ab der Auslosung von Runde ${round}.`,
    tooLate: (game, was) => `${game}: zu spät für Rangliste und Auslosungen; dort bleibt ${was}.`,
    reportOnly: 'Die Berichtigung kommt nur in den Elo-Bericht.',
    game: (board, white, result, black) => `${board} · ${white} ${result} ${black}`,
    stays: (board, round) => ({
      message: `Brett ${board} von Runde ${round}: Runde ${round + 1} ist beendet, also bleibt das Ergebnis für Rangliste und Auslosungen.`,
      advice: 'Berichtigen Sie es auf der Seite Ergebnisse: Die Berichtigung kommt in den Elo-Bericht.',
    }),
    amongOthers: {
      message: 'Das würde auch Ergebnisse ändern, mit denen eine spätere Runde ausgelost wurde.',
      advice: 'Berichtigen Sie diese Ergebnisse auf der Seite Ergebnisse.',
    },
    notPublished: (round) => ({
      message: `Runde ${round} ist noch nicht veröffentlicht.`,
      advice: 'Veröffentlichen Sie sie zuerst.',
    }),
    draftIsLost: (round) => `Der Entwurf von Runde ${round} passt nicht mehr und wird verworfen.`,
    deadline: (round, minutes, time) =>
      `Die Frist für Berichtigungen der Runde ${round}, ${minutes} Minuten nach ihrem letzten Ergebnis, ist seit ${time} vorbei.`,
    deadlineAccept:
      'Wenn Sie sie annehmen, zählt sie in der Rangliste und ab der nächsten Auslosung, und sie kommt in den Bericht.',
    take: 'Ergebnisse importieren',
    boardTwice: (first, second, board, round) => ({
      message: `Die Zeilen ${first} und ${second} geben beide ein Ergebnis für Brett ${board} von Runde ${round}.`,
      advice: 'Wählen Sie eine davon und lassen Sie die andere aus.',
    }),
    counts: {
      ratedOnly: (count) =>
        `${results(count)} ${format.plural(count, { one: 'kommt', other: 'kommen' })} zu spät für Rangliste und Auslosungen und nur in den Elo-Bericht.`,
      late: (count, round) =>
        `${results(count)} einer Runde, nach der schon eine ausgelost ist, ${format.plural(count, { one: 'zählt', other: 'zählen' })} ab der Auslosung von Runde ${round}.`,
      pastDeadline: (count) =>
        `${results(count)} ${format.plural(count, { one: 'ersetzt ein anderes', other: 'ersetzen andere' })} nach der bekannt gegebenen Frist für Berichtigungen.`,
      corrected: (count) =>
        `${results(count)} ${format.plural(count, { one: 'ersetzt ein anderes', other: 'ersetzen andere' })}.`,
      entered: (count) =>
        `${results(count)} ${format.plural(count, { one: 'wird', other: 'werden' })} eingegeben.`,
    },
  },
  players: {
    change: (name) => `${name} ändern`,
    inRound: (name) => ({
      message: `${name} ist in einer Runde und kann nicht entfernt werden.`,
      advice: 'Tragen Sie stattdessen den Rücktritt ein.',
    }),
    pairedAlready: (name, round) => ({
      message: `Runde ${round} ist ausgelost und zählt ${name} mit.`,
      advice: 'Verwerfen Sie zuerst ihren Entwurf, oder geben Sie ein kampfloses Ergebnis ein.',
    }),
    roundMissed: (name, round) => ({
      message: `Runde ${round} hängt ohne ${name} aus: Wer später kommt, hat keine Punkte für versäumte Runden.`,
      advice:
        'Gibt die Ausschreibung welche, so tragen Sie den Spieler mit dem Freilos ein, bevor die Runde ausgelost wird.',
    }),
    oldData: 'Runden sind mit den alten Angaben ausgelost.',
    renumbered:
      'Bei der nächsten Auslosung werden die Startnummern neu vergeben; veröffentlichte Runden bleiben.',
    reportsOnly: 'Die Änderung zeigt sich nur in Berichten und Feinwertungen.',
    numbersStay: 'Nach Runde 4 bleiben die Startnummern, wie sie sind.',
    nameMissing: 'Ein Spieler braucht einen Namen.',
    idNoNumber: {
      message: 'Eine FIDE-ID besteht nur aus Ziffern.',
      advice: 'Leeren Sie das Feld, wenn sie unbekannt ist.',
    },
    idTwice: (name) => ({
      message: `${name} hat diese FIDE-ID schon.`,
      advice: `${oncePerPerson} Ändern Sie den vorhandenen Eintrag.`,
    }),
    take: 'Tabelle importieren',
    changedTwice: (first, second) => ({
      message: `Die Zeilen ${first} und ${second} würden denselben Spieler ändern.`,
      advice: 'Wählen Sie eine davon.',
    }),
    rowIdTwice: (row, fideId, owner) => ({
      message: `Zeile ${row} hat die FIDE-ID ${fideId}, die ${owner} schon hat.`,
      advice: `${oncePerPerson} Lassen Sie die Zeile aus, oder nehmen Sie die FIDE-ID aus der Tabelle.`,
    }),
    rowListedTwice: (first, second, name) => ({
      message: `Die Zeilen ${first} und ${second} würden beide ${name} aus der Ratingliste eintragen.`,
      advice: `${oncePerPerson} Lassen Sie eine der Zeilen aus, oder wählen Sie für sie jemand anderen.`,
    }),
    byeBeyondRules: (why, round) => `${why}, in Runde ${round}.`,
    late: (count) => `Nach Turnierbeginn geändert: ${format.count(count, players)}.`,
    notes: {
      idTwice: 'FIDE-ID doppelt',
      withdrawn: (round) => `Rücktritt R${round}`,
      from: (round) => `Ab R${round}`,
      half: (round) => `Frei ½ R${round}`,
      zero: (round) => `Frei 0 R${round}`,
      full: (round) => `Frei 1 R${round}`,
      noId: 'Keine FIDE-ID',
      typed: 'Von Hand',
      otherKind: { standard: 'Standard-Elo', rapid: 'Schnell-Elo', blitz: 'Blitz-Elo' },
      unrated: 'Ohne Wertungszahl',
    },
    id: (fideId) => `FIDE-ID ${fideId}`,
    fullPointBye: 'Ein Freilos mit ganzem Punkt zählt als Sieg ohne Partie',
    secondHalfPoint: (name) => `${name}: ein zweites Freilos mit halbem Punkt`,
  },
  rules: {
    names: {
      system: 'System',
      rounds: 'Rundenzahl',
      initialColour: 'Anfangsfarbe',
      scoring: 'Punkte',
      acceleration: 'Beschleunigung',
      virtualPoints: 'Virtuelle Punkte',
      prohibitions: 'Verbotene Paarungen',
      keptApart: 'Nicht gegeneinander',
      tieBreaks: 'Feinwertungen',
      tieBreakText: 'Text der Feinwertungen',
      tournamentRating: 'Turnierwertungszahl',
      orderOfEquals: 'Reihenfolge bei gleicher Wertungszahl',
      longEvent: 'Länger als 30 Tage',
      ratingInTieBreaks: 'Wertungszahl in Feinwertungen',
      ratingLists: 'Reihenfolge der Ratinglisten',
      unratedInTieBreaks: 'Spieler ohne Wertungszahl in Feinwertungen',
      lotSeed: 'Startwert des Loses',
      correctionMinutes: 'Minuten für Berichtigungen',
      maxiTournament: 'Maxi-Turnier',
      maximumColourDifference: 'Größte Farbdifferenz',
      numbersByLot: 'Nummern durch Los',
      tableOrder: 'Nummern von Hand',
      seating: 'Bretter',
      lastRoundsInOrder: 'Letzte zwei Runden des ersten Durchgangs in Reihenfolge',
    },
    change: 'Regeln ändern',
    changed: (name, was, now) => `${name}: ${was} wird zu ${now}`,
    sentence: (change) => `${change}.`,
    field: (field, was, now) => `${field} ${was} wird zu ${now}`,
    listsSetBack:
      'Die Ratinglisten werden wieder in der üblichen Reihenfolge dieser Turnierwertungszahl abgefragt.',
    wallStays: 'Veröffentlichte Runden bleiben, und die Änderung kommt in den Bericht.',
    draftGoes: (round) => `Der Entwurf von Runde ${round} folgt den alten Regeln und wird verworfen.`,
    yes: 'ja',
    no: 'nein',
    entries: (count) => format.count(count, { one: 'Eintrag', other: 'Einträge' }),
    otherValues: 'andere Werte',
    tooFewRounds: (published, rounds) =>
      `${format.count(published, { one: 'Runde ist', other: 'Runden sind' })} veröffentlicht; das Turnier kann nicht auf ${format.count(rounds, { one: 'Runde', other: 'Runden' })} verkürzt werden.`,
    notAccelerated: {
      message: (system) => `${system}: Ohne Punktgruppen gibt es nichts zu beschleunigen.`,
      advice: 'Wählen Sie keine Beschleunigung oder ein Schweizer System.',
    },
    listObjections: {
      empty: 'Es wird keine Ratingliste abgefragt.',
      twice: 'Eine Ratingliste wird zweimal nach derselben Wertungszahl abgefragt.',
      'fide-first':
        'Als Turnierwertungszahl gilt zuerst die der FIDE; die Hauptliste muss eine der FIDE sein.',
      'national-first':
        'Als Turnierwertungszahl gilt zuerst die nationale; die Liste der FIDE kann nicht Hauptliste sein.',
    },
    correctLists: 'Ändern Sie die Reihenfolge der Listen oder die Turnierwertungszahl.',
    correctTieBreaks: 'Berichtigen Sie die Liste der Feinwertungen.',
    prohibitedUnknown: 'Eine verbotene Paarung nennt einen Spieler, der nicht im Turnier ist.',
    endFideMode: 'FIDE-Modus beenden',
    endsFideMode:
      'Das beendet den FIDE-Modus endgültig, auch wenn es rückgängig gemacht wird, und der Bericht vermerkt es.',
    fideModeEnded: 'Der FIDE-Modus ist schon beendet.',
  },
} satisfies Room<'de', 'entries'>;
