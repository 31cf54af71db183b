/** Codes on sheets and seals of reports, and what they turn out to be. */
import type { Room } from '../catalogue.ts';
import { format } from './format.ts';

export const sealsText = {
  onSheet: (seal, code) => (code === '' ? `Siegel ${seal}` : `Siegel ${seal} · Code ${code}`),
  report: () => 'Turnierbericht',
  open: 'Blatt prüfen',
  title: 'Blatt oder Bericht prüfen',
  about:
    'Tippen Sie den Code am Fuß eines Blatts, oder geben Sie ein Bild des Blatts, seine PDF-Datei oder die Datei eines Berichts an.',
  code: 'Code',
  check: 'Prüfen',
  choose: 'Bild, PDF oder Bericht wählen',
  paste: 'Ein Bild kann auch hier eingefügt oder hierher gezogen werden.',
  close: 'Schließen',
  noCode: 'In diesem Bild ist kein Code dieses Programms zu lesen. Tippen Sie den Code am Fuß des Blatts.',
  tooLarge: 'Die Datei ist zu groß für einen Bericht oder für Bild oder PDF eines Blatts.',
  verdicts: {
    unreadable: 'Das ist kein Code dieses Programms. Ein Code sieht so aus: 1A2.3.4K.7QF2-M9DK-R4TX.',
    report: 'Das ist der Code eines Berichts. Wählen Sie seine Datei: Das Siegel gilt für jede Zeile davon.',
    unsealed:
      'Dieser Bericht trägt kein Siegel. Jeder Bericht, den dieses Programm exportiert, hat eines in der letzten Zeile.',
    'no-report':
      'Das ist weder ein Bericht noch das PDF eines Blatts. Nur diese tragen ein Siegel oder einen Code.',
    picture:
      'Das ist ein Bild, dessen Code hier nicht gelesen werden kann. Tippen Sie den Code am Fuß des Blatts, oder geben Sie dem Fenster unter „Blatt prüfen“ ein PNG oder JPEG davon.',
    uncoded: 'Diese PDF-Datei trägt keinen Code dieses Programms. Tippen Sie den Code am Fuß des Blatts.',
    unknown:
      'Das Turnier dieser Datei hat es so nicht erstellt: Es gehört zu einem anderen Turnier, wurde nachträglich geändert oder stammt aus einer Kopie der Datei, die für sich weitergeführt wurde.',
  },
  ownReport: (title) => `${title}: von diesem Turnier, unverändert.`,
  own: (title, round, version, draft) => {
    const what = round === null || round === 0 ? title : `${title}, Runde ${round}`;
    if (draft) return `${what}: Der Code ist der eines Entwurfs dieses Turniers, nie ausgehängt.`;
    return version === 0
      ? `${what}: Der Code ist von diesem Turnier.`
      : `${what}, Version ${version}: Der Code ist von diesem Turnier.`;
  },
  madeAfter: (seq, at) =>
    `Erstellt nach Eintrag ${format.number(seq)} des Protokolls, vom ${format.date(at, 'date')}, ${format.time(at)}.`,
  current: 'Es entspricht noch dem jetzigen Stand des Turniers.',
  replaced: (present, version) =>
    present > version
      ? `Version ${present} der Runde ist an seine Stelle getreten: Nehmen Sie dieses ab.`
      : 'Das Turnier ist seither weitergegangen: Jetzt erstellt, sähe es anders aus.',
  compare:
    'Der Code sagt, was auf diesem Blatt stehen soll. Drucken Sie es noch einmal und vergleichen Sie, wenn das Papier oder die Datei selbst verändert sein kann.',
} satisfies Room<'de', 'seals'>;
