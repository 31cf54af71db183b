/** Why an entry of the log does not apply, behind a colon. */
import type { Misfit } from '../../model/misfit.ts';
import { format } from './format.ts';

export function misfitText(misfit: Misfit): string {
  switch (misfit.code) {
    case 'tournament-there':
      return 'eine Datei enthält nur ein Turnier';
    case 'fewer-rounds-than-paired':
      return 'es sind mehr Runden ausgelost, als die Regeln vorsehen';
    case 'no-player':
      return `Spieler ${misfit.player} gibt es nicht`;
    case 'no-two-players':
      return 'einen der beiden Spieler gibt es nicht';
    case 'player-out-of-turn':
      return `Spieler ${misfit.player} steht dort, wo Spieler ${misfit.next} folgen muss`;
    case 'player-in-round':
      return `Spieler ${misfit.player} steht in einer Runde`;
    case 'both-in-round':
      return `beide haben in Runde ${misfit.round} eine Partie`;
    case 'not-paired':
      return `Runde ${misfit.round} ist nicht ausgelost`;
    case 'paired-already':
      return `Runde ${misfit.round} ist schon ausgelost`;
    case 'not-published':
      return `Runde ${misfit.round} ist nicht veröffentlicht`;
    case 'published-already':
      return `Runde ${misfit.round} ist schon veröffentlicht`;
    case 'not-last':
      return `Runde ${misfit.round} ist nicht die letzte`;
    case 'beyond-rounds':
      return `das Turnier hat ${format.count(misfit.rounds, { one: 'Runde', other: 'Runden' })}`;
    case 'has-results':
      return `Runde ${misfit.round} hat Ergebnisse`;
    case 'not-pairable':
      return `die Spieler ${misfit.white} und ${misfit.black} können nicht gepaart werden`;
    case 'no-place':
      return `Spieler ${misfit.player} hat keinen Platz in der Runde`;
    case 'no-board':
      return `Runde ${misfit.round} hat kein Brett ${misfit.board}`;
    case 'not-numbered':
      return `Runde ${misfit.round} hat ein Brett ohne eigene Nummer`;
    case 'another-game':
      return `Brett ${misfit.board} der Runde ${misfit.round} ist eine andere Partie`;
    case 'has-result':
      return `Brett ${misfit.board} der Runde ${misfit.round} hat ein Ergebnis`;
    case 'no-result':
      return `Brett ${misfit.board} der Runde ${misfit.round} hat kein Ergebnis`;
  }
}
