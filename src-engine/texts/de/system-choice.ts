/** What helps to choose a system for a new tournament. */
import type { Room } from '../catalogue.ts';

/** Where the rules are, in few words. */
const sources = {
  'dutch-2026': 'C.04.3',
  'dutch-2017': 'C.04.3, bis 31.\u00a0Jan. 2026',
  'burstein-2026': 'C.04.4.2',
  'burstein-2025': 'C.04.4.2 vom Juli 2025',
  'burstein-old': 'C.04.4.2 von 2017',
  'dubov-2026': 'C.04.4.1',
  'dubov-old': 'C.04.4.1 von 1997',
  'lim-2026': 'C.04.4.3',
  'lim-old': 'C.04.4.3, bis 31.\u00a0Jan. 2026',
  bcf: 'Regeln 1–31',
  'mwm-dutch': 'Aufsatz',
  'mwm-burstein': 'Aufsatz',
  'mwm-monrad': 'Aufsatz',
  'mwm-random': 'Aufsatz',
  'mwm-random2': 'Aufsatz',
  'round-robin': 'C.05 Anhang 1',
  'double-round-robin': 'C.05 Anhang 1',
};

/** What each does, and what for. */
const about = {
  'dutch-2026': {
    does: 'Obere Hälfte gegen untere Hälfte in jeder Punktgruppe.',
    use: 'Bei den meisten gewerteten Opens; für jede Teilnehmerzahl.',
  },
  'dutch-2017': {
    does: 'Um ein Turnier nach diesem Text fortzusetzen oder zu prüfen.',
    use: 'Nummern, Floater und Farben nach dem damaligen Text.',
  },
  'burstein-2026': {
    does: 'Erster gegen Letzten der Punktgruppe, nach Feinwertung.',
    use: 'Die ersten Runden werden holländisch ausgelost.',
  },
  'burstein-2025': {
    does: 'Für Juli 2025 beschlossen und nie angewandt.',
    use: 'Nur für ein Turnier, das diesen Text nennt.',
  },
  'burstein-old': {
    does: 'Um ein Turnier nach diesem Text fortzusetzen oder zu prüfen.',
    use: 'Ordnet eine Gruppe auch nach Median.',
  },
  'dubov-2026': {
    does: 'Gleicht die Wertungszahlen der Gegner jedes Spielers aus.',
    use: 'Alle brauchen eine Wertungszahl.',
  },
  'dubov-old': {
    does: 'Um ein altes Turnier zu wiederholen oder zu prüfen.',
    use: 'Alle brauchen eine Wertungszahl.',
  },
  'lim-2026': {
    does: 'Paart von oben und von unten zur Mitte hin.',
    use: 'Spieler kommen auch herauf. Heute selten.',
  },
  'lim-old': {
    does: 'Gleiche Auslosungen wie der geltende Text.',
    use: 'Artikel tragen ihre alten Nummern.',
  },
  bcf: {
    does: 'Die britischen Klubregeln; in jeder Gruppe nach Wertungszahl.',
    use: 'Für Turniere, die diese Regeln nennen.',
  },
  'mwm-dutch': {
    does: 'Obere Hälfte gegen untere, alle Bretter auf einmal gelöst.',
    use: 'Reiht etwa so gut wie das FIDE-System (Holländisch).',
  },
  'mwm-burstein': {
    does: 'Erster gegen Letzten, alle Bretter auf einmal gelöst.',
    use: 'Reihte in den Versuchen des Aufsatzes am besten.',
  },
  'mwm-monrad': {
    does: 'Nachbarn in der Rangliste spielen gegeneinander.',
    use: 'Aus Vereinen bekannt; reiht am schlechtesten.',
  },
  'mwm-random': {
    does: 'Irgendwer mit gleicher Punktzahl.',
    use: 'Für zwanglose Abende.',
  },
  'mwm-random2': {
    does: 'Einer der oberen Hälfte gegen einen der unteren, zufällig.',
    use: 'Reiht am zweitbesten; das Los wird gespeichert.',
  },
  'round-robin': {
    does: 'Jeder gegen jeden einmal, nach Berger-Tabellen.',
    use: 'Für kleine Felder; ihre Größe ergibt die Runden.',
  },
  'double-round-robin': {
    does: 'Jeder gegen jeden zweimal, mit vertauschten Farben.',
    use: 'Für kleine Felder; ihre Größe ergibt die Runden.',
  },
};

export const systemChoiceText = { sources, about } satisfies Room<'de', 'systemChoice'>;
