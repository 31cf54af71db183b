/** A rating list in FIDE's columns, made up with a fixed seed: names of many lengths and scripts. */
import { closeSync, openSync, writeSync } from 'node:fs';
import { randomOf, type Random } from '../../../src-engine/generator/random.ts';

const SYLLABLES =
  'ka ri no ve la mo shi ter gu bel an do pe ran si ko mar lu den fi ja sto wi ber ol ca pra zu he gal ti ros mi qua ne bo schu li de kov ra dze ba ny'.split(
    ' ',
  );
const ENDINGS =
  'ov ova ev eva sky ska ic son sen ez es er mann ini ak yan dze shvili oglu wala nen an i a'.split(' ');
const PARTICLES = ['van der ', 'de ', 'Al-', "O'", 'von ', 'dos ', 'El '];
const FEDERATIONS = 'IND RUS ESP FRA GER USA POL ITA TUR IRI CZE HUN UKR NED SRI BRA ARG NOR SWE DEN'.split(
  ' ',
);
const FOREIGN = [
  'Жуков, Пётр',
  'Παπαδόπουλος, Γιώργος',
  'Łukasik, Żaneta',
  'Müller, Jörg',
  'Ødegård, Åse',
  'Şahin, Çağla',
  '王, 小明',
  'محمد, علي',
  'Čermák, Jiří',
];
const FIELDS = [
  ['ID Number', 15],
  ['Name', 61],
  ['Fed', 4],
  ['Sex', 4],
  ['Tit', 5],
  ['WTit', 5],
  ['OTit', 15],
  ['FOA', 4],
  ['SRtng', 6],
  ['SGm', 4],
  ['SK', 3],
  ['RRtng', 6],
  ['RGm', 4],
  ['Rk', 3],
  ['BRtng', 6],
  ['BGm', 4],
  ['BK', 3],
  ['B-day', 6],
  ['Flag', 4],
] as const;

export const LIST_HEADING = lineOf(FIELDS.map(([name]) => name));

/** One line of the list, its cells padded to their columns. */
export function lineOf(cells: readonly string[]): string {
  return FIELDS.map(([, width], at) => (cells[at] ?? '').padEnd(width)).join('');
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** A few words are common and many rare, as in life. */
function word(random: Random, endings: boolean): string {
  const count = random.chance(0.6) ? 2 : random.integer(1, 4);
  const pick = (): string => SYLLABLES[Math.floor(SYLLABLES.length * random.next() ** 2)]!;
  return capital(
    Array.from({ length: count }, pick).join('') +
      (endings && random.chance(0.7) ? random.pick(ENDINGS) : ''),
  );
}

function nameOf(random: Random): string {
  if (random.chance(0.02)) return random.pick(FOREIGN);
  const surname = `${random.chance(0.05) ? random.pick(PARTICLES) : ''}${word(random, true)}`;
  const second = random.chance(0.1) ? ` ${word(random, true)}` : '';
  const given = [word(random, false), ...(random.chance(0.2) ? [word(random, false)] : [])].join(' ');
  return random.chance(0.97) ? `${surname}${second}, ${given}` : surname;
}

function rating(random: Random): string {
  return random.chance(0.55)
    ? '0'
    : String(Math.max(1400, Math.min(2850, Math.round(1720 + 210 * random.normal()))));
}

/** Seed of the list that the pages are shown with. */
export const LIST_SEED = 20_261_101;

/** Lines of a list, heading first. The same seed gives the same lines. */
export function* listLines(count: number, seed: number): Generator<string> {
  const random = randomOf(seed);
  yield LIST_HEADING;
  let id = 100_000;
  for (let at = 0; at < count; at++) {
    id += random.integer(1, 25);
    const known = at === 0 ? 'Kasparek, Gustav' : nameOf(random);
    const title = random.chance(0.01) ? random.pick(['GM', 'IM', 'FM', 'CM']) : '';
    yield lineOf([
      String(id),
      known,
      random.pick(FEDERATIONS),
      random.chance(0.12) ? 'F' : 'M',
      title,
      '',
      random.chance(0.000_01) ? 'FA,NI,IO,FST,DI' + ',SI' : random.chance(0.02) ? 'NA' : '',
      '',
      rating(random),
      '0',
      '20',
      rating(random),
      '0',
      '20',
      rating(random),
      '0',
      '20',
      String(random.integer(1935, 2020)),
      random.chance(0.4) ? 'i' : '',
    ]);
  }
}

/** Writes such a list to a file. */
export function writeList(path: string, count: number, seed: number): void {
  const descriptor = openSync(path, 'w');
  try {
    let waiting: string[] = [];
    for (const line of listLines(count, seed)) {
      waiting.push(line);
      if (waiting.length < 20_000) continue;
      writeSync(descriptor, `${waiting.join('\r\n')}\r\n`);
      waiting = [];
    }
    if (waiting.length > 0) writeSync(descriptor, `${waiting.join('\r\n')}\r\n`);
  } finally {
    closeSync(descriptor);
  }
}
