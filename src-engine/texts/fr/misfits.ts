/** Why an entry of the log does not apply, behind a colon. */
import type { Misfit } from '../../model/misfit.ts';
import { format } from './format.ts';

export function misfitText(misfit: Misfit): string {
  switch (misfit.code) {
    case 'tournament-there':
      return 'un fichier ne contient qu’un tournoi';
    case 'fewer-rounds-than-paired':
      return 'plus de rondes sont appariées que le règlement n’en prévoit';
    case 'no-player':
      return `le joueur ${misfit.player} n’existe pas`;
    case 'no-two-players':
      return 'l’un des deux joueurs n’existe pas';
    case 'player-out-of-turn':
      return `le joueur ${misfit.player} vient à la place du joueur ${misfit.next}`;
    case 'player-in-round':
      return `le joueur ${misfit.player} figure dans une ronde`;
    case 'both-in-round':
      return `les deux ont une partie à la ronde ${misfit.round}`;
    case 'not-paired':
      return `la ronde ${misfit.round} n’est pas appariée`;
    case 'paired-already':
      return `la ronde ${misfit.round} est déjà appariée`;
    case 'not-published':
      return `la ronde ${misfit.round} n’est pas publiée`;
    case 'published-already':
      return `la ronde ${misfit.round} est déjà publiée`;
    case 'not-last':
      return `la ronde ${misfit.round} n’est pas la dernière`;
    case 'beyond-rounds':
      return `le tournoi compte ${format.count(misfit.rounds, { one: 'ronde', other: 'rondes' })}`;
    case 'has-results':
      return `la ronde ${misfit.round} a des résultats`;
    case 'not-pairable':
      return `les joueurs ${misfit.white} et ${misfit.black} ne peuvent pas être appariés`;
    case 'no-place':
      return `le joueur ${misfit.player} n’a pas de place dans la ronde`;
    case 'no-board':
      return `la ronde ${misfit.round} n’a pas de table ${misfit.board}`;
    case 'not-numbered':
      return `la ronde ${misfit.round} a une table sans numéro`;
    case 'another-game':
      return `la table ${misfit.board} de la ronde ${misfit.round} est une autre partie`;
    case 'has-result':
      return `la table ${misfit.board} de la ronde ${misfit.round} a un résultat`;
    case 'no-result':
      return `la table ${misfit.board} de la ronde ${misfit.round} n’a pas de résultat`;
  }
}
