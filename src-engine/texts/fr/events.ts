/** The log in words: for each kind of event a title and a detail. */
import { startPositionOf } from '../../model/chess960.ts';
import type { EventPayloads, TournamentEvent } from '../../model/events.ts';
import type { DraftedPair } from '../../model/round-events.ts';
import { type NameOf, type PlayerId } from '../../model/player.ts';
import type { Room } from '../catalogue.ts';
import { verdictText } from '../check-words.ts';
import { format } from './format.ts';
import { incidentsText } from './incidents.ts';
import { listsText } from './lists.ts';
import { outcomesText } from './outcomes.ts';
import { changeText, playerChange, staysText } from './player-changes.ts';
import { repairText } from './repair.ts';
import { roundHandlingText } from './round-handling.ts';

type Writer<P> = (
  payload: P,
  nameOf: NameOf,
) => readonly [title: string, detail: string, round?: number | null];

const BYES = { half: 'un demi-point', zero: 'zéro point', full: 'un point' } as const;

type ResultPayload = EventPayloads['result-entered'];

const { resultOrOpen } = outcomesText;

function game({ board, white, black }: ResultPayload, nameOf: NameOf): string {
  return `table ${board}, ${nameOf(white)} – ${nameOf(black)}`;
}

function correction(payload: ResultPayload, nameOf: NameOf): string {
  const change = `${game(payload, nameOf)}, ${resultOrOpen(payload.was)}, devient ${resultOrOpen(payload.result)}`;
  return payload.why === undefined ? change : `${change} : ${payload.why}`;
}

const joined = (parts: readonly string[], between = ', '): string =>
  parts.filter((part) => part !== '').join(between);
const momentText = (at: string): string => `${format.date(at, 'day')}, ${format.time(at)}`;
const rounds = (count: number): string => format.count(count, { one: 'ronde', other: 'rondes' });
const tables = (count: number): string => format.count(count, { one: 'table', other: 'tables' });
const players = (count: number): string => format.count(count, { one: 'joueur', other: 'joueurs' });
const tablesDiffer = (count: number): string =>
  format.count(count, { one: 'table diffère', other: 'tables diffèrent' });

function bye(
  { player, round, bye: kind, was }: EventPayloads['bye-set'],
  nameOf: NameOf,
): [string, string, number] {
  const from = was === null ? '' : `, était ${BYES[was]}`;
  return kind === null
    ? [`Bye annulé, ${nameOf(player)}`, `ronde ${round}${from}`, round]
    : [`Bye, ${nameOf(player)}`, `ronde ${round}, ${BYES[kind]}${from}`, round];
}

/** What a hand paired and what the system pairs instead, only where they differ. */
export function arrangement(
  { changed, pairs, unpaired, due }: EventPayloads['round-arranged'],
  nameOf: NameOf,
): string {
  if (changed === 0) return 'comme le système';
  if (due === null) return 'le système ne trouve aucun appariement';
  const differ = `${tablesDiffer(changed)} de l’appariement du système`;
  if (due === undefined) return differ;
  const concerned = new Set([
    ...due.pairs.flatMap(({ white, black }) => [white, black]),
    ...(due.bye === null ? [] : [due.bye]),
  ]);
  const own = pairs.filter(({ white, black }) => concerned.has(white) || concerned.has(black));
  const exempt = due.bye === null ? null : (unpaired.find(({ kind }) => kind === 'pab')?.player ?? null);
  const told = (list: readonly DraftedPair[], sitsOut: PlayerId | null) =>
    [
      ...list.map(({ white, black }) => `${nameOf(white)} – ${nameOf(black)}`),
      ...(sitsOut === null ? [] : [`exempt ${nameOf(sitsOut)}`]),
    ].join(', ');
  return `${differ} : ${told(own, exempt)} au lieu de ${told(due.pairs, due.bye)}`;
}

const KEPT = {
  first: 'la première saisie est juste',
  second: 'la seconde saisie est juste',
  'no-slip': 'aucun bulletin à comparer',
} as const;

const ARRIVALS = {
  here: 'Présence notée',
  expected: 'Présence à pointer',
  later: 'Arrivée plus tard',
} as const;

function merge({ kept, name, goneName }: EventPayloads['players-merged'], nameOf: NameOf): [string, string] {
  return [`Deux inscriptions fusionnées, ${nameOf(kept)}`, `${goneName} est ${name}`];
}

const SETTLED = {
  'other-person': 'Code FIDE confirmé, une seule personne',
  'other-month': 'Elo d’un autre mois gardé',
  differs: 'Inscription gardée contre la liste Elo',
  twice: 'Deux personnes, pas une',
  missing: 'Inscription gardée sans la liste Elo',
  'out-of-line': 'Inscription inhabituelle confirmée',
} as const;

const WRITERS: { readonly [K in keyof EventPayloads]: Writer<EventPayloads[K]> } = {
  'tournament-created': ({ info, rules }) => ['Tournoi créé', `${info.name}, ${rounds(rules.rounds)}`],
  'tournament-imported': ({ tournament, format: kind, fileName, assumed = [] }) => [
    'Tournoi importé',
    joined(
      [
        `${fileName}, ${kind}, ${players(tournament.players.length)}, ${rounds(tournament.rounds.length)}`,
        assumed.length === 0 ? '' : `supposé : ${assumed.join(' ; ')}`,
      ],
      ' ; ',
    ),
  ],
  'import-against-rules': ({ round, text, unchecked = false }) => [
    unchecked
      ? `Rondes jusqu’à ${round} importées sans vérification`
      : `Ronde ${round} importée contre les règles`,
    text,
    round,
  ],
  'settings-changed': ({ changes }) => ['Réglages modifiés', changes.join(' ; ')],
  'rules-changed-late': ({ changes }) => ['Règles modifiées après le début', changes.join(' ; ')],
  'fide-mode-left': ({ why }) => ['Mode FIDE terminé', why],
  'player-added': ({ player }, nameOf) => [`Joueur ajouté, ${nameOf(player.id)}`, playerFacts(player)],
  'late-entry-added': ({ player }, nameOf) => [
    `Inscription tardive, ${nameOf(player.id)}`,
    `${playerFacts(player)}, dès la ronde ${player.entryRound}`,
  ],
  'players-added': ({ players: added, fileName }) => [
    format.count(added.length, { one: 'joueur ajouté', other: 'joueurs ajoutés' }),
    `de ${fileName}`,
  ],
  'player-changed': playerChange,
  'player-changed-late': playerChange,
  'players-merged': merge,
  'players-merged-late': merge,
  'audit-settled': ({ player, kind, seen }, nameOf) => [`${SETTLED[kind]}, ${nameOf(player)}`, seen],
  'list-month-settled': ({ about, list, from, to }) => [
    about === 'changed' ? 'Elo gardés d’un autre mois' : 'Liste d’un autre mois toujours utilisée',
    `${list}, ${listsText.month(from)}, pas ${listsText.month(to)}`,
  ],
  'player-removed': ({ player, name }, nameOf) => [`Joueur supprimé, ${nameOf(player)}`, name],
  'player-arrival': ({ player, arrival, entryRound }, nameOf) => [
    `${ARRIVALS[arrival]}, ${nameOf(player)}`,
    entryRound > 1 ? `dès la ronde ${entryRound}` : '',
  ],
  'player-seen': ({ player, round, seen }, nameOf) => [
    `${seen ? ARRIVALS.here : ARRIVALS.expected}, ${nameOf(player)}`,
    `ronde ${round}`,
    round,
  ],
  'player-withdrawn': ({ player, fromRound, was }, nameOf) =>
    fromRound === null
      ? [`Réintégration, ${nameOf(player)}`, was === null ? '' : `en retrait dès la ronde ${was}`]
      : [`Retrait, ${nameOf(player)}`, `dès la ronde ${fromRound}`],
  'player-expelled': ({ player, fromRound, why }, nameOf) => [
    `Exclusion, ${nameOf(player)}`,
    joined([`dès la ronde ${fromRound}`, why]),
    fromRound,
  ],
  'bye-set': bye,
  'bye-set-beyond-rules': (payload, nameOf) => {
    const [title, detail, round] = bye(payload, nameOf);
    return [title, `${detail} ; ${payload.why}`, round];
  },
  'numbers-assigned': ({ numbers, round }) => [
    'Numéros d’appariement attribués',
    format.count(numbers.length, { one: 'numéro', other: 'numéros' }),
    round,
  ],
  'numbers-exchanged': ({ names, numbers }) => [
    'Numéros d’appariement échangés',
    `${names[0]}, ${numbers[0]}, devient ${numbers[1]} ; ${names[1]}, ${numbers[1]}, devient ${numbers[0]}`,
  ],
  'colour-drawn': ({ colour, by }) => [
    'Couleur initiale fixée',
    `${colour === 'white' ? 'Blancs' : 'Noirs'} pour le numéro 1, ${by === 'lot' ? 'par tirage au sort' : 'par l’arbitre'}`,
    1,
  ],
  'games-adjourned': ({ round, boards }) => [
    boards.length === 1 ? 'Partie en cours acceptée' : 'Parties en cours acceptées',
    `ronde ${round}, ${boards.length === 1 ? 'table' : 'tables'} ${boards.join(', ')} : nulle pour apparier`,
    round,
  ],
  'round-drafted': ({ round, pairs, system, seconds }) => [
    `Brouillon de la ronde ${round}`,
    `${tables(pairs.length)}, ${system}, ${format.number(seconds, 2)} s`,
    round,
  ],
  'round-arranged': (payload, nameOf) => [
    `Ronde ${payload.round} appariée à la main`,
    arrangement(payload, nameOf),
    payload.round,
  ],
  'round-checked': ({ round, verdict }) => [
    `Ronde ${round} vérifiée`,
    verdictText(verdict, { roundHandling: roundHandlingText, repair: repairText }),
    round,
  ],
  'issue-read': ({ round, title }) => ['Point vu', title, round],
  'round-published': ({ round, version, boards: count }) => [
    `Ronde ${round} publiée`,
    `version ${version}, ${tables(count)}`,
    round,
  ],
  'round-repaired': ({ round, version, changed, article, agreed }, nameOf) => [
    `Ronde ${round} modifiée après publication`,
    joined([
      `version ${version}`,
      tablesDiffer(changed.length),
      article,
      agreed.length === 0 ? '' : `d’accord : ${format.list(agreed.map(nameOf))}`,
    ]),
    round,
  ],
  'round-unpublished': ({ round, version }) => [`Ronde ${round} dépubliée`, `version ${version}`, round],
  'wall-changed': ({ round, version, to }) => [
    to === 'down' ? `Ronde ${round} dépubliée` : `Ronde ${round} publiée de nouveau`,
    `version ${version}, par une étape du journal`,
    round,
  ],
  'round-discarded': ({ round }) => [`Brouillon de la ronde ${round} supprimé`, '', round],
  'result-entered': (payload, nameOf) => [
    'Résultat',
    `${game(payload, nameOf)}, ${resultOrOpen(payload.result)}`,
    payload.round,
  ],
  'result-cleared': (payload, nameOf) => [
    'Résultat effacé',
    `${game(payload, nameOf)}, était ${resultOrOpen(payload.was)}`,
    payload.round,
  ],
  'result-corrected': (payload, nameOf) => ['Résultat corrigé', correction(payload, nameOf), payload.round],
  'result-corrected-late': (payload, nameOf) => [
    'Résultat corrigé tardivement',
    correction(payload, nameOf),
    payload.round,
  ],
  'result-rated-only': (payload, nameOf) => [
    'Résultat corrigé pour l’Elo seul',
    correction(payload, nameOf),
    payload.round,
  ],
  'result-verified': (payload, nameOf) => [
    payload.result === payload.was ? 'Seconde saisie, identique' : 'Seconde saisie, différente',
    payload.result === payload.was
      ? `${game(payload, nameOf)}, ${resultOrOpen(payload.result)}`
      : `${game(payload, nameOf)}, première ${resultOrOpen(payload.was)}, seconde ${resultOrOpen(payload.result)}`,
    payload.round,
  ],
  'entry-settled': (payload, nameOf) => [
    'Seconde saisie tranchée',
    `${game(payload, nameOf)}, ${resultOrOpen(payload.result)}, ${KEPT[payload.kept]}`,
    payload.round,
  ],
  'second-entry-required': ({ required }) => [
    required ? 'Seconde saisie exigée avant d’apparier' : 'Seconde saisie non exigée désormais',
    '',
  ],
  'start-announced': ({ round, at, was }) => [
    at === '' ? `Annonce du début de la ronde ${round} retirée` : `Début de la ronde ${round} annoncé`,
    at === '' || was === '' ? momentText(at || was) : `${momentText(at)}, était ${momentText(was)}`,
    round,
  ],
  'tie-settled': ({ afterRound, by, order, seed, place, why }, nameOf) => [
    by === 'lot' ? 'Égalité tirée au sort' : 'Égalité tranchée à la main',
    joined(
      [
        `après la ronde ${afterRound}, dès le rang ${place}`,
        order.map(nameOf).join(', '),
        seed === null ? '' : `graine ${seed}`,
        why,
      ],
      ' ; ',
    ),
    afterRound,
  ],
  'outside-values-set': ({ code, values }) => [
    `Valeurs de départage saisies, ${code}`,
    players(values.length),
  ],
  'start-position-drawn': ({ round, number, seed, was }) => [
    'Position de départ tirée au sort',
    joined([
      `ronde ${round}, position ${number}, ${startPositionOf(number)}`,
      `graine ${seed}`,
      was === null ? '' : `était ${was}`,
    ]),
    round,
  ],
  'incident-noted': ({ round, board, players: concerned, article, penalty, decision, text }, nameOf) => [
    'Incident',
    joined([
      board === null ? incidentsText.hall : incidentsText.board(board),
      ...concerned.map(nameOf),
      article,
      text,
      penalty === 'none' ? '' : incidentsText.penalties[penalty],
      decision,
    ]),
    round,
  ],
  'operator-changed': ({ name, was }) => [
    name === '' ? 'Aucun nom au bureau' : `Au bureau, ${name}`,
    was === '' ? '' : `était ${was}`,
  ],
  'document-printed': (payload) => [`Impression, ${payload.title}`, pagesOf(payload), payload.round],
  'document-saved': (payload) => [`PDF enregistré, ${payload.title}`, pagesOf(payload), payload.round],
  'session-recovered': ({ text }) => ['Programme relancé', text],
  'damage-recovered': ({ text }) => ['Récupéré d’un fichier endommagé', text],
  'taken-over': ({ epoch, from }) => ['Repris par le second ordinateur', `reprise ${epoch}, de ${from}`],
  'personal-data-removed': ({ birthDates, fees, incidents, head }) => [
    'Données personnelles retirées',
    `copie d’un fichier dont la dernière empreinte est ${head} ; dates de naissance ${birthDates}, inscriptions payées ${fees}, incidents ${incidents}`,
  ],
  undone: ({ label }) => ['Action annulée', label],
  redone: ({ label }) => ['Action rétablie', label],
  'went-back': ({ of, label }) => ['Retour en arrière', `à l’entrée ${of}, ${label}`],
};

function pagesOf({ version, pages }: EventPayloads['document-printed']): string {
  return `${version > 0 ? `version ${version}, ` : ''}${format.count(pages, { one: 'page', other: 'pages' })}`;
}

function playerFacts(player: EventPayloads['player-added']['player']): string {
  const facts = [
    player.title,
    player.rating > 0 ? player.rating : 'sans Elo',
    player.ratingList === '' ? '' : [player.ratingList, listsText.month(player.ratingMonth)].join(' ').trim(),
    player.federation,
    player.fideId,
  ];
  return facts.filter((fact) => fact !== null && fact !== '').join(', ');
}

export const eventsText = {
  of: (event, nameOf) => {
    const write = WRITERS[event.kind] as Writer<TournamentEvent['payload']>;
    const [title, detail, round] = write(event.payload, nameOf);
    return { title, detail, round: round ?? null };
  },
  change: changeText,
  stays: staysText,
  line: (title, detail) => (detail === '' ? title : `${title}, ${detail}`),
  many: {
    importOfPlayers: (count) => `Import de ${players(count)}`,
    importOfResults: (count) => `Import de ${format.count(count, { one: 'résultat', other: 'résultats' })}`,
    listTaken: (count) => `Liste Elo reprise pour ${players(count)}`,
  },
} satisfies Room<'fr', 'events'>;
