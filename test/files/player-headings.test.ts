/** Rows of headings as programs, forms and federations write them, in ten languages. */
import { describe, expect, it } from 'vitest';
import { readPlayer } from '../../src-main/files/player-cells.ts';
import { isPlayerHeading, suggestMapping } from '../../src-main/files/player-fields.ts';
import { readTable, textOfTableFailure } from '../../src-main/files/table.ts';

const SHORT = {
  '-': 'ignore',
  n: 'name',
  N: 'nameGivenFirst',
  l: 'lastName',
  f: 'firstName',
  i: 'fideId',
  r: 'rating',
  e: 'nationalRating',
  t: 'title',
  s: 'sex',
  c: 'federation',
  b: 'birth',
  v: 'club',
  g: 'category',
  y: 'byes',
} as const;

/** Headings, and a sign for what each column is. */
const ROWS: readonly (readonly [headings: string, fields: string])[] = [
  // Chess-results, Swiss-Manager and Vega
  ['No.;;Name;FideID;FED;RtgI;RtgN;Typ;Gr;Club/City', '-tnicre--v'],
  ['No.;Name;FideID;FED;RtgI;RtgN;Typ;Gr;Club/City', '-nicre--v'],
  ['SNo;Name;FED;RtgI;Club/City', '-ncrv'],
  ['Snr;;Name;Land;Elo;Verein/Ort', '-tncrv'],
  ['Rk.;SNo;Name;FED;Rtg', '--ncr'],
  ['Nr.;Name;FIDE-ID;Land;EloI;EloN;Geb.Datum;Geschl.;Verein', '-nicrebsv'],
  ['Nr.;Titel;Name;Elo;NWZ;Land;Jahrgang', '-tnrecb'],
  ['ID;Name;Fed;Sex;Tit;Birth;Rating;FIDE ID;K', '-ncstbri-'],
  ['Nº;Nombre;FideID;FED;EloI;EloN;Club/Ciudad', '-nicrev'],
  // One heading over two columns, and two headings that both are of names
  ['No.;Name;Name;FED;Rtg', '-lfcr'],
  ['No.;Name;FED;Name;Rtg', '-nc-r'],
  ['No.;Name;Player;FED;Rtg', '-n-cr'],
  // Forms
  [
    'Timestamp;Email Address;Full name (as on FIDE);FIDE ID (if any);Date of birth;Rating;Section;Byes requested?;Phone',
    '--nibrgy-',
  ],
  ['Horodateur;Adresse e-mail;Nom;Prénom;Né(e) le;Club', '--lfbv'],
  ['Zeitstempel;E-Mail;Nachname;Vorname;Geburtsdatum;Verein', '--lfbv'],
  ['Marca temporal;Correo electrónico;Nombre y apellidos;Fecha de nacimiento', '--nb'],
  ['Timestamp;First Name;Last Name;FIDE ID (optional);Gender', '-flis'],
  // English, and lists of the United States
  ['Name;FIDE ID;Rating;Federation;Date of birth;Sex;Title', 'nircbst'],
  ['Surname;First name;Elo;Fed;DOB', 'lfrcb'],
  ['Last Name;First Name;USCF ID;Rating;State;Expiry', 'lf-r--'],
  ['Name;State;USCF Rating;Exp. Date', 'n-e-'],
  ['Player;Rtg;Country;Year of Birth;Club', 'nrcbv'],
  ['Family name;Given names;Year;Gender;Team', 'lfbsv'],
  ['Player Name;ECF Rating;FIDE No.;Section;Byes', 'neigy'],
  ['ID Number;Name;Fed;Sex;Tit;SRtng;B-day', 'incstrb'],
  // French
  ['Nom;Prénom;Elo;Fédération;NéLe;Sexe;Titre', 'lfrcbst'],
  ['Nom et prénom;Code FIDE;Elo Fide;Elo national;Année de naissance', 'nireb'],
  ['Joueur;Classement;Club;Catégorie', 'nrvg'],
  ['NOM DE FAMILLE;PRENOM;Pays;Date de naissance', 'lfcb'],
  ['Nr;Nom Prénom;Elo rapide;Elo standard;Equipe', '-n-rv'],
  ['Nom complet;Nom;Prénom;Id FIDE', '-lfi'],
  // German
  ['Nachname;Vorname;DWZ;Elo;Verein;Geburtsjahr', 'lfervb'],
  ['Name, Vorname;FIDE-Nr.;Wertung;Verband;Geschlecht', 'nircs'],
  ['Teilnehmer;DWZ;Verein;Jg.', 'nevb'],
  ['Spieler;Titel;Elo;Land;Geb.Datum;Altersklasse', 'ntrcbg'],
  ['Familienname;Vorname;Nationalität;Geb.Jahr', 'lfcb'],
  // Spanish
  ['Apellidos;Nombre;Elo FIDE;Código FIDE;Fecha Nac.;Sexo', 'lfribs'],
  ['Apellidos y nombre;Elo;País;Categoría;Club', 'nrcgv'],
  ['Jugador;Título;Elo FIDE;Elo nacional;Año de nacimiento', 'ntreb'],
  ['Apellido;Nombres;Federación;Género', 'lfcs'],
  // Italian
  ['Cognome;Nome;Elo;Nazione;Data di nascita;Sesso', 'lfrcbs'],
  ['Cognome e nome;Titolo;Elo FIDE;Codice FIDE;Circolo', 'ntriv'],
  ['Giocatore;Elo nazionale;Elo internazionale;Anno', 'nerb'],
  ['Cognome;Nome;Federazione;Categoria;Società', 'lfcgv'],
  // Portuguese
  ['Nome completo;Rating FIDE;Clube;Data de nascimento', 'nrvb'],
  ['Jogador;Título;Federação;Sexo;Ano', 'ntcsb'],
  ['Sobrenome;Nome;Elo;País', 'lfrc'],
  // Dutch
  ['Achternaam;Voornaam;Rating;Geboortedatum;Geslacht;Vereniging', 'lfrbsv'],
  ['Naam;KNSB rating;FIDE rating;Geboortejaar;Groep', 'nerbg'],
  ['Speler;FIDE-nummer;Titel;Land', 'n-tc'],
  // Polish
  ['Nazwisko i imię;Tytuł;Ranking FIDE;Klub;Rok urodzenia', 'ntrvb'],
  ['Nazwisko;Imię;Elo;Kraj;Płeć', 'lfrcs'],
  ['Zawodnik;Kod FIDE;Ranking;Data urodzenia;Kategoria', 'nirbg'],
  // Czech
  ['Příjmení;Jméno;Elo;Oddíl;Rok narození', 'lfrvb'],
  ['Příjmení a jméno;Titul;FIDE ID;LOK;Federace', 'ntiec'],
  ['Hráč;Elo FIDE;Elo ČR;Datum narození;Pohlaví', 'nrebs'],
  // Turkish
  ['Soyadı;Adı;ELO;Ülke;Doğum Tarihi;Cinsiyet', 'lfrcbs'],
  ['Adı Soyadı;UKD;ELO;Kulüp', 'nerv'],
  ['Ad Soyad;FIDE ID;Doğum Yılı;Kategori', 'nibg'],
  // Programs and habits
  ['Pos;Name;Titel;FIDE-ID;Elo;Land', '-ntirc'],
  ['full_name;fide_id;birth_date;country_code', 'nibc'],
  ['FirstName;LastName;BirthYear;FideId;Email', 'flbi-'],
  ['E-mail;Phone;Name;Club;Rating', '--nvr'],
  ['NAME;SEX;FED;B-DAY;STD', 'nscbr'],
  ['Name;Rapid;Blitz;Std', 'n--r'],
];

/** A cell that fits what its column is; columns without a heading hold titles. */
const CELL: Readonly<Record<string, string>> = {
  t: 'FM',
  n: 'Costa, Ana',
  l: 'Costa',
  f: 'Ana',
  i: '4600001',
  r: '2100',
  e: '2050',
  s: 'w',
  c: 'POR',
  b: '1990',
  v: 'Torre',
  g: 'U18',
  y: 'Round 2',
  '-': 'someone@example.org',
};

const tableOf = (text: string) => readTable(new TextEncoder().encode(text), { isHeading: isPlayerHeading });

describe('headings of registration tables', () => {
  it(`are at least 60 rows`, () => expect(ROWS.length).toBeGreaterThanOrEqual(60));

  it.each(ROWS)('%s', (headings, fields) => {
    const cells = [...fields].map((sign) => CELL[sign]!).join(';');
    const table = tableOf(`${headings}\n${cells}\n`);
    if (!table.ok) throw new Error(table.failure.code);
    const wanted = [...fields].map((sign) => SHORT[sign as keyof typeof SHORT]);
    expect(suggestMapping(table.value)).toEqual(wanted);
  });

  it('the national rating stays apart from FIDE’s', () => {
    const table = tableOf(
      'Name;FED;RtgI;RtgN\nTestsen, Magne;NOR;2837;0\nMüller, Jörg;GER;0;1745\nCosta, Ana;POR;;1620\nMelo, Rui;POR;0;0\n',
    );
    if (!table.ok) throw new Error(table.failure.code);
    const mapping = suggestMapping(table.value);
    const rows = table.value.rows.map(({ cells }) => readPlayer(cells, mapping, { first: 1, last: 5 }));
    expect(
      rows.map(({ player, complaints }) => [player.rating, player.national?.rating, complaints]),
    ).toEqual([
      [2837, undefined, []],
      [0, 1745, []],
      [0, 1620, []],
      [0, undefined, []],
    ]);
    expect(rows.map(({ player }) => player.national?.federation)).toEqual([
      undefined,
      'GER',
      'POR',
      undefined,
    ]);
  });

  it.each([
    ['standard', 'n--r'],
    ['rapid', 'nr--'],
    ['blitz', 'n-r-'],
  ] as const)('a rating of the kind of the event is the official one: %s', (pace, signs) => {
    const table = tableOf('Name;Rapid;Blitz;Std\nCosta, Ana;1900;1800;2000\n');
    if (!table.ok) throw new Error(table.failure.code);
    const SIGNS: Readonly<Record<string, string>> = { n: 'name', r: 'rating', '-': 'ignore' };
    expect(suggestMapping(table.value, pace)).toEqual([...signs].map((sign) => SIGNS[sign]));
  });

  it('a rapid rating is not official in a standard event, nor a blitz one in a rapid event', () => {
    const table = tableOf('Name;Rapid\nCosta, Ana;1900\n');
    const blitz = tableOf('Name;Blitz\nCosta, Ana;1900\n');
    if (!table.ok || !blitz.ok) throw new Error('unreadable');
    expect(suggestMapping(table.value, 'standard')).toEqual(['name', 'ignore']);
    expect(suggestMapping(blitz.value, 'rapid')).toEqual(['name', 'ignore']);
  });

  it.each<[string, string, string]>([
    ['more than half have no comma', 'Ana Costa|Eva Berg|Melo, Rui', 'nameGivenFirst'],
    ['half of them have one', 'Ana Costa|Melo, Rui', 'name'],
    ['single words tell nothing', 'Ana Costa|Eva Berg|Melo|Rui', 'name'],
    ['more than half begin with a surname in capitals', 'COSTA Ana|BERG Eva|Rui Melo', 'name'],
    ['half of them do', 'COSTA Ana|Rui Melo', 'nameGivenFirst'],
    ['a third of them does', 'COSTA Ana|Rui Melo|Eva Berg', 'nameGivenFirst'],
    ['the shortest surnames', 'LI Wei|YU Hua', 'name'],
    ['an initial is no surname', 'J Costa|R Melo', 'nameGivenFirst'],
    ['surnames with marks', "SAINT-CYR Pat|DELL'ORO Ivo", 'name'],
    ['an initial behind them', 'COSTA J. Ana|MELO R. Ivo', 'name'],
    ['all in capitals', 'ANA COSTA|RUI MELO', 'nameGivenFirst'],
    ['capitals in the middle', 'Ana SILVA de Souza|Rui MELO da Cruz', 'nameGivenFirst'],
  ])('a column of names begins with the given name or the surname: %s', (_, names, field) => {
    const table = tableOf(`Name;Elo\n${names.replaceAll('|', ';1900\n')};1900\n`);
    if (!table.ok) throw new Error(table.failure.code);
    expect(suggestMapping(table.value)).toEqual([field, 'rating']);
  });

  it.each<[string, string, string]>([
    ['one word or two', 'Costa;Ana;1900\nvan Berg;Eva Maria;1800\n', 'lastName firstName rating'],
    ['three words of a surname', 'Costa;Ana;1900\nde la Cruz;Eva;1800\n', 'name club rating'],
    ['three given names', 'Costa;Ana;1900\nBerg;Eva Maria Rosa;1800\n', 'name club rating'],
    ['a comma in the first', 'Costa;Ana;1900\nBerg, Eva;Biel;1800\n', 'name club rating'],
    ['a comma in the second', 'Costa;Ana;1900\nBerg;Biel, Bern;1800\n', 'name club rating'],
  ])('two columns of words without headings are surname and given name, or not: %s', (_, rows, fields) => {
    const table = tableOf(rows);
    if (!table.ok) throw new Error(table.failure.code);
    expect(suggestMapping(table.value).join(' ')).toBe(fields);
  });

  it('a heading over two columns is one over surname and given name; a third column of names is no part of it', () => {
    const table = tableOf('Elo;Name;Name;Player\n1900;Costa;Ana;Costa, Ana\n1800;Berg;Eva;Berg, Eva\n');
    if (!table.ok) throw new Error(table.failure.code);
    expect(suggestMapping(table.value)).toEqual(['rating', 'lastName', 'firstName', 'ignore']);
  });

  it('an e-mail is no name, where no heading names a column of names either', () => {
    const table = tableOf(
      'Contact;Who;Elo\nfirst@example.org;Ana Costa;2100\nsecond@example.org;Rui Melo;1900\n',
    );
    if (!table.ok) throw new Error(table.failure.code);
    expect(suggestMapping(table.value)).toEqual(['ignore', 'nameGivenFirst', 'rating']);
  });

  it.each(['<?xml version="1.0"?>\n<playerslist>', '<html><table>', '\n<playerslist>\n<player>'])(
    'XML is refused by its name: %j',
    (text) => {
      const table = tableOf(text);
      expect(table.ok ? '' : textOfTableFailure(table.failure)).toBe(
        'This is an XML file, not a table. Save it as CSV or XLSX and import that.',
      );
    },
  );
});
