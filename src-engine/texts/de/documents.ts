import type { Room } from '../catalogue.ts';
import { format } from './format.ts';

const pages = (count: number): string => format.count(count, { one: 'Seite', other: 'Seiten' });

export const documentsText = {
  title: 'Dokumente',
  paper: 'Papier',
  papers: { A4: 'A4', A3: 'A3', LETTER: 'Letter', A2: 'A2', A1: 'A1' },
  version: (version) => (version > 0 ? `v${version}` : ''),
  printed: (time) => `gedruckt ${time}`,
  notPrinted: 'nicht gedruckt',
  unconfirmed: (time) => `gesendet ${time}, gedruckt?`,
  draft: 'Entwurf',
  list: 'Dokumente dieser Runde',
  preview: (title) => `Vorschau: ${title}`,
  pages,
  making: 'PDF wird vorbereitet',
  thePdf: 'Die Vorschau zeigt das PDF selbst.',
  noViewer:
    'Dieses Fenster kann das PDF nicht zeigen. Speichern Sie es, oder öffnen Sie es in einem anderen Programm.',
  previewKeys: 'Vorschau',
  pageBack: 'Vorige Seite',
  pageOn: 'Nächste Seite',
  larger: 'Größer',
  smaller: 'Kleiner',
  pageWord: 'Seite',
  zoomWord: 'Größe',
  pageOf: (page, all) => `Seite ${page} von ${all}`,
  pagesShown: (first, last, all) =>
    first === last ? `Seite ${first} von ${all}` : `Seiten ${first} bis ${last} von ${all}`,
  openPdf: 'PDF öffnen',
  missing: (glyphs) => `Keine Schrift hat diese Zeichen: ${glyphs}`,
  save: 'PDF speichern',
  print: 'Drucken',
  saved: (path, count) => `${pages(count)} gespeichert als ${path}`,
  printing: (title) => `${title}: an den Drucker gesendet`,
  none: 'Noch keine Dokumente.',
  progress: (settled, all) =>
    all === 0 ? 'PDF wird vorbereitet' : `PDF wird vorbereitet, ${settled} von ${pages(all)}`,
  stop: 'Anhalten',
  prints: (open, outdated) =>
    [
      'Am Drucker',
      ...(open === 0 ? [] : [`${open} nicht bestätigt`]),
      ...(outdated === 0 ? [] : [`${outdated} abzunehmen`]),
    ].join(', '),
  takenDown: 'Abgenommen',
  takeDown: (titles) => `Vom Aushang abnehmen: ${format.list(titles)}.`,
  webPages: 'Webseiten',
  webPagesHint: 'Veröffentlichte Runden, Rangliste und Spieler als Seiten für das Internet',
  pagesSaved: (count, path) => `${pages(count)} gespeichert in ${path}`,
  pagesTaken: (path) => `${path} ist keine dieser Seiten und wird nicht ersetzt.`,
  pagesElsewhere: 'Wählen Sie einen anderen Ordner.',
  copies: 'Exemplare',
  sheetCopies: (title) => `Exemplare: ${title}`,
  printSet: 'Satz drucken',
  printKeys: 'Drucken',
  printRow: ({ title, version }) => (version > 0 ? `${title}, v${version}` : title),
  printState: ({ state, fromPage, pages: count, replacedBy }, time): string => {
    if (replacedBy !== null)
      return replacedBy === 0
        ? 'abnehmen: Runde nicht veröffentlicht'
        : `abnehmen: ersetzt durch Version ${replacedBy}`;
    const part = fromPage > 1 ? ` ab Seite ${fromPage}` : '';
    switch (state) {
      case 'sent':
        return `gesendet ${time}${part}, gedruckt?`;
      case 'printed':
        return `gedruckt, ${pages(count)}`;
      case 'dropped':
        return 'abgebrochen';
      case 'taken-down':
        return 'abgenommen';
    }
  },
  cameOut: 'Gedruckt',
  drop: 'Druck abbrechen',
  again: (page) => (page === 1 ? 'Noch einmal drucken' : `Ab Seite ${page} noch einmal drucken`),
  againHint: 'Blättern Sie zur ersten fehlenden Seite: Ab dort wird neu gedruckt.',
  sentAgain: (count) => `${pages(count)} an den Drucker gesendet`,
  notKept: (problem) => `Die Druckaufträge sind nicht gespeichert: ${problem}`,
  whose: 'Spieler',
  tiedAtTop: 'Gleichstand an der Spitze',
  allNorms: 'Alle Normen',
  tiedOn: (points, players) =>
    `Mit ${points}: ${format.count(players, { one: 'Spieler', other: 'Spieler' })}`,
  whichBoard: 'Brett',
  allBoards: 'Alle Bretter',
  boardOption: (board, white, black) => `${board}: ${white} – ${black}`,
  packs: 'Nach jeder veröffentlichten Runde',
  packPapers: { off: 'Keine', A4: 'A4', A3: 'A3', LETTER: 'Letter' },
  pack: ({ state, round, detail, path }, time): string => {
    switch (state) {
      case 'off':
        return 'Die Notfallmappe wird nicht von selbst erstellt.';
      case 'none':
        return 'Die Notfallmappe wird erstellt, sobald Sie eine Runde veröffentlichen.';
      case 'making':
        return `Die Notfallmappe von Runde ${round} wird vorbereitet.`;
      case 'kept':
        return detail === ''
          ? `Runde ${round} gespeichert ${time} ${path}`
          : `Runde ${round} gespeichert ${time}, aber ${detail} ${path}`;
      case 'failed':
        return `Die Notfallmappe von Runde ${round} ist nicht gespeichert: ${detail}`;
    }
  },
} satisfies Room<'de', 'documents'>;
