/** Headings of registration tables in ten languages and of the usual programs. */
import type { Headings } from './headings.ts';
import type { Pace } from '../../src-engine/index.ts';

/** What a column can be taken for. `ignore` is for columns that the program has no use for. */
export const PLAYER_FIELDS = [
  'ignore',
  'name',
  'nameGivenFirst',
  'lastName',
  'firstName',
  'fideId',
  'rating',
  'fideRating',
  'nationalRating',
  'title',
  'sex',
  'federation',
  'birth',
  'club',
  'category',
  'byes',
] as const;
export type PlayerField = (typeof PLAYER_FIELDS)[number];

/** A rating list has a column for each kind of rating; one of them is the rating of the event. */
export type HeadingField = PlayerField | Pace;

const words = (list: string): string[] => list.split('|');

/**
 * Usual headings, folded, in English, French, German, Spanish, Italian, Portuguese, Dutch, Polish, Czech and Turkish, and
 * those of programs. What is no field of a player is named too, so that its words are not taken for one.
 */
export const PLAYER_HEADINGS: Headings<HeadingField> = [
  [
    'ignore',
    [
      ...words(
        'e mail|email|email address|e mail address|mail|courriel|correo|correo electronico|adresse e mail',
      ),
      ...words('timestamp|horodateur|zeitstempel|marca temporal|phone|telephone|telefon|mobile|tel|telefono'),
      ...words(
        'expiry|expires|expiration|exp|expiration date|exp date|membership expires|uscf exp|state|st|zip',
      ),
      ...words(
        'no|nr|snr|start no|startnr|rk|rank|rg|typ|type|gr|ident nummer|ident number|id|k|flag|games|gms',
      ),
    ],
  ],
  [
    'lastName',
    [
      ...words(
        'last name|lastname|surname|family name|nom|nom de famille|nachname|familienname|apellidos|apellido',
      ),
      ...words('cognome|sobrenome|apelido|achternaam|nazwisko|prijmeni|soyad|soyadi|last'),
    ],
  ],
  [
    'firstName',
    [
      ...words(
        'first name|firstname|given name|given names|forename|prenom|vorname|nombre|nombres|nome|voornaam',
      ),
      ...words('imie|jmeno|ad|adi|first'),
    ],
  ],
  [
    'name',
    [
      ...words(
        'name|full name|player|player name|players|players name|joueur|spieler|spielername|jugador|jogador',
      ),
      ...words(
        'nom prenom|nom et prenom|giocatore|participant|teilnehmer|name vorname|nachname vorname|speler|naam',
      ),
      ...words(
        'full name as on fide|name as on fide|surname name|last name first name|apellidos y nombre|zawodnik',
      ),
      ...words(
        'apellidos nombre|cognome e nome|cognome nome|nazwisko i imie|nazwisko imie|prijmeni a jmeno|hrac',
      ),
      ...words(
        'prijmeni jmeno|adi soyadi|ad soyad|soyadi adi|oyuncu|nome completo|nombre completo|nombre y apellidos',
      ),
      ...words(
        'full name surname first|your name|name of player|name of the player|member name|spelers|zawodnicy',
      ),
    ],
  ],
  [
    'fideId',
    [
      ...words(
        'fide id|fideid|fide id no|fide number|fide no|fide nr|id fide|fide code|code fide|codigo fide|fide',
      ),
      ...words(
        'id number|id no|fin|fide id if any|fide id optional|fide id number|fide identification number',
      ),
      ...words(
        'numero fide|nr fide|fide kodu|fide id kod|fide id numara|n fide|codice fide|kod fide|fide identnr',
      ),
      ...words('fide id if you have one|fide id if known|id de fide|fide ident'),
    ],
  ],
  [
    'nationalRating',
    [
      ...words(
        'rtg n|rtgn|rating n|ratingn|rat n|elo n|elo nat|elo national|national rating|rating national|dwz',
      ),
      ...words(
        'nat rating|nwz|rtg nat|klasse|elo nacional|elo nazionale|rating krajowy|ukd|rating nacional|uscf',
      ),
      ...words('uscf rating|us rating|ecf|ecf rating|knsb rating|lok|lok ew|elo cr|elo federal'),
    ],
  ],
  [
    'rating',
    [
      ...words(
        'rating|rtg|classement|wertung|wertzahl|wertungszahl|twz|rat|rtng|puntuacion|ranking|current rating|reyting',
      ),
    ],
  ],
  [
    'fideRating',
    [
      ...words(
        'elo|fide rating|fide elo|elo fide|rating fide|int rating|rating int|rtg i|rtgi|rating i|ratingi|elo i',
      ),
      ...words(
        'elo int|elo internazionale|ranking fide|elo rating|rtg fide|elo fide internacional|ukd elo|elo internacional',
      ),
    ],
  ],
  [
    'standard',
    words(
      'std|standard|standard rating|std rating|rating std|rating standard|elo standard|srtng|elo estandar|elo std',
    ),
  ],
  [
    'rapid',
    words('rapid|rapid rating|rating rapid|rpd|elo rapid|elo rapide|rapide|rrtng|elo rapido|rapid elo'),
  ],
  ['blitz', words('blitz|blitz rating|rating blitz|blz|elo blitz|brtng|blitz elo')],
  ['title', words('title|titre|titel|titulo|titolo|fide title|tit|tytul|titul|unvan|title fide|titre fide')],
  [
    'sex',
    words(
      'sex|gender|sexe|geschlecht|geschl|sexo|sesso|m f|m w|f m|w m|geslacht|plec|pohlavi|cinsiyet|genero',
    ),
  ],
  [
    'federation',
    [
      ...words(
        'federation|fed|country|nation|federacion|verband|land|pays|pais|nationality|federazione|federacao',
      ),
      ...words(
        'federatie|federacja|federace|zeme|kraj|ulke|federasyon|nationalite|nationalitat|nacionalidad|nat',
      ),
      ...words('fide federation|fide fed|country code|paese|nazione|staat'),
    ],
  ],
  [
    'birth',
    [
      ...words(
        'birth|birthday|date of birth|birth date|birthdate|year of birth|birth year|born|yob|dob|naissance',
      ),
      ...words(
        'date de naissance|annee de naissance|geburtsdatum|geburtsjahr|geboren|b day|bday|fecha de nacimiento',
      ),
      ...words(
        'nacimiento|data di nascita|nascita|year|geb datum|geb jahr|geb|jg|jahrgang|ne le|nele|ne e le|ne',
      ),
      ...words(
        'fecha nac|fecha nacimiento|f nac|ano de nacimiento|anno di nascita|anno|data de nascimento|nascimento',
      ),
      ...words(
        'ano|ano de nascimento|geboortedatum|geboortejaar|data urodzenia|rok urodzenia|rok ur|data ur',
      ),
      ...words(
        'datum narozeni|rok narozeni|narozen|dogum tarihi|dogum yili|d tarihi|date of birth dd mm yyyy',
      ),
      ...words('date of birth optional|birth date dd mm yyyy|y o b|d o b|annee|birthyear'),
    ],
  ],
  [
    'club',
    [
      ...words(
        'club|team|verein|circolo|association|club name|club team|club city|klub|clube|vereniging|schaakclub',
      ),
      ...words(
        'kulup|kulubu|oddil|klub miasto|club ciudad|verein ort|societa|equipe|club federation|club ville',
      ),
    ],
  ],
  [
    'category',
    [
      ...words(
        'category|group|section|categorie|kategorie|categoria|gruppe|ffe category|cat|kategoria|kat|kategori',
      ),
      ...words('grupo|gruppo|grupa|groep|age group|altersklasse|ak|sekcja|section entered|age category'),
    ],
  ],
  [
    'byes',
    [
      ...words('bye|byes|bye rounds|requested bye|requested byes|byes requested|bye requests|half point bye'),
      ...words(
        'half point byes|freilos|freilose|byes demandes|rounds off|half point byes requested|bye request',
      ),
    ],
  ],
];
