/** The certificate of a report that was checked: what it says of the file, and what was found in it. */
import type { Room } from '../catalogue.ts';
import { format } from './format.ts';

const jouees = (played: number, all: number): string =>
  `${played} sur ${all} ${format.plural(played, { one: 'jouée', other: 'jouées' })}`;

export const certificateText = {
  title: 'Vérification d’un rapport',
  fileName: 'vérification du rapport',
  facts: {
    file: 'Fichier',
    size: 'Taille',
    hash: 'SHA-256',
    event: 'Tournoi',
    format: 'Format',
    system: 'Système d’appariement',
    players: 'Joueurs',
    rounds: 'Rondes',
    checker: 'Vérifié avec',
    checkedAt: 'Vérifié le',
  },
  size: (bytes) => format.count(bytes, { one: 'octet', other: 'octets' }),
  rounds: (played, all, checked) =>
    played === 0
      ? `0 sur ${all} jouée`
      : played === checked
        ? `${jouees(played, all)}, ${format.plural(played, { one: 'réappariée', other: 'toutes réappariées' })}`
        : `${jouees(played, all)}, ${format.count(checked, { one: 'réappariée', other: 'réappariées' })}`,
  checker: (version) => `Wallchart ${version}`,
  agrees: 'Le fichier suit les règles : aucune différence trouvée.',
  noRound: 'Le fichier n’a aucune ronde appariée. Rien d’autre ne diffère.',
  agreesInPart: 'Ce qui a pu être vérifié suit les règles : voyez ci-dessous ce qui n’a pu l’être.',
  differs: (parts) => `Différences trouvées : ${format.list(parts)}.`,
  roundsDiffer: (count) =>
    format.plural(count, {
      one: `${count} ronde n’est pas appariée selon les règles`,
      other: `${count} rondes ne sont pas appariées selon les règles`,
    }),
  roundsBefore: (count) =>
    format.plural(count, {
      one: '1 ronde concorde avec les résultats d’avant les corrections dont parle le fichier (C.04.2 4.3)',
      other: `${count} rondes concordent avec les résultats d’avant les corrections dont parle le fichier (C.04.2 4.3)`,
    }),
  valuesDiffer: (count) =>
    format.plural(count, {
      one: `${count} valeur de points ou de rang diffère`,
      other: `${count} valeurs de points ou de rang diffèrent`,
    }),
  errors: (count) =>
    format.plural(count, { one: `${count} ligne a une erreur`, other: `${count} lignes ont des erreurs` }),
  sections: { rounds: 'Appariements', values: 'Points et rangs', file: 'Lignes du fichier' },
  proves:
    'L’attestation porte sur le fichier de ce SHA-256 et sur aucun autre. Elle dit si les appariements, points et rangs notés découlent des résultats notés, selon les règles du système nommé ci-dessus. Elle ne dit pas si les résultats sont ceux des parties.',
} satisfies Room<'fr', 'certificate'>;
