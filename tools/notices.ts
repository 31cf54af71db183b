/** The notices of everything that is shipped and was made by others: names, versions and licences of packages and fonts. */
import { existsSync, globSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BUNDLED } from './bundled-packages.ts';

const ROOT = join(import.meta.dirname, '..');

interface Metadata {
  readonly name: string;
  readonly version: string;
  readonly license?: string;
  readonly author?: string | { readonly name: string };
}

interface Lock {
  readonly packages: Readonly<
    Record<string, { readonly dev?: boolean; readonly devOptional?: boolean; readonly link?: boolean }>
  >;
}

/** Folders of packages that are installed with the program, those within other packages too. */
function installed(): string[] {
  const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as Lock;
  return Object.entries(packages).flatMap(([folder, { dev, devOptional, link }]) =>
    folder === '' || dev === true || devOptional === true || link === true ? [] : [folder],
  );
}

/** Folders of packages that bundles have inside. */
function bundled(): string[] {
  const lists = globSync('*.json', { cwd: BUNDLED }).map(
    (file) => JSON.parse(readFileSync(join(BUNDLED, file), 'utf8')) as string[],
  );
  return lists.flat().map((name) => `node_modules/${name}`);
}

const APACHE = join(ROOT, 'assets/licences/apache-2.0.txt');

/** Standard texts, for packages that name their licence and do not print it. */
const TEXTS: Readonly<Record<string, (holder: string) => string>> = {
  MIT: (holder) => `Copyright (c) ${holder}

Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated documentation files (the "Software"), to deal in the Software without restriction, including without limitation the rights to use, copy, modify, merge, publish, distribute, sublicense, and/or sell copies of the Software, and to permit persons to whom the Software is furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all copies or substantial portions of the Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.`,
  ISC: (holder) => `Copyright (c) ${holder}

Permission to use, copy, modify, and/or distribute this software for any purpose with or without fee is hereby granted, provided that the above copyright notice and this permission notice appear in all copies.

THE SOFTWARE IS PROVIDED "AS IS" AND THE AUTHOR DISCLAIMS ALL WARRANTIES WITH REGARD TO THIS SOFTWARE INCLUDING ALL IMPLIED WARRANTIES OF MERCHANTABILITY AND FITNESS. IN NO EVENT SHALL THE AUTHOR BE LIABLE FOR ANY SPECIAL, DIRECT, INDIRECT, OR CONSEQUENTIAL DAMAGES OR ANY DAMAGES WHATSOEVER RESULTING FROM LOSS OF USE, DATA OR PROFITS, WHETHER IN AN ACTION OF CONTRACT, NEGLIGENCE OR OTHER TORTIOUS ACTION, ARISING OUT OF OR IN CONNECTION WITH THE USE OR PERFORMANCE OF THIS SOFTWARE.`,
  'Apache-2.0': (holder) => `Copyright (c) ${holder}\n\n${readFileSync(APACHE, 'utf8').trim()}`,
};

function holderOf({ name, author }: Metadata): string {
  const holder = typeof author === 'string' ? author : author?.name;
  if (holder === undefined) throw new Error(`${name} prints no licence and names no author`);
  return holder;
}

/** The licence that a package prints, else the standard text of the one that it names. Throws where there is neither. */
function licenceOf(folder: string, about: Metadata): string {
  const printed = readdirSync(join(ROOT, folder)).filter((file) =>
    /^(licen[cs]e|copying|notice)/i.test(file),
  );
  if (printed.length > 0)
    return printed.map((file) => readFileSync(join(ROOT, folder, file), 'utf8').trim()).join('\n\n');
  const standard = TEXTS[about.license ?? ''];
  if (standard === undefined)
    throw new Error(`${about.name} prints no licence, and ${about.license} is not known`);
  return standard(holderOf(about));
}

/** One entry for each package: its name and version, its licence by name, and the licence. */
function notice(folder: string): string {
  const about = JSON.parse(readFileSync(join(ROOT, folder, 'package.json'), 'utf8')) as Metadata;
  const title = `${about.name} ${about.version} (${about.license ?? 'licence below'})`;
  return `${title}\n${'-'.repeat(title.length)}\n\n${licenceOf(folder, about)}\n`;
}

/**
 * Writes the notices of the packages that are installed, those inside of the bundles, and those that the fonts come
 * from. Electron brings its own and Chromium's. Throws when the licence of one is not known.
 */
export function writeNotices(file: string, fontPackages: readonly string[]): void {
  const fonts = fontPackages.map((name) => `node_modules/${name}`);
  const folders = [...new Set([...installed(), ...bundled(), ...fonts])]
    .filter((folder) => existsSync(join(ROOT, folder, 'package.json')))
    .sort();
  const head =
    'Wallchart contains the following packages and fonts, each under its own licence. Wallchart itself is under the\nlicence in LICENSE.txt.\n';
  mkdirSync(join(ROOT, 'out'), { recursive: true });
  writeFileSync(join(ROOT, file), [head, ...new Set(folders.map(notice))].join('\n\n'));
}
