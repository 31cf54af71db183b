#!/usr/bin/env node
// Stands in for fpm, which electron-builder fetches to make a .deb: takes the arguments of `-s dir -t deb` that it
// is called with and builds the package with Debian's own dpkg-deb. Used by the packaging test only.
import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** fpm's options that take no value. */
const FLAGS = new Set(['--force']);

/** Sorts the command line into single options, dependencies, and `source=target` pairs. */
function read(words) {
  const options = new Map();
  const dependencies = [];
  const copies = [];
  for (let index = 0; index < words.length; index += 1) {
    const word = words[index];
    if (FLAGS.has(word)) continue;
    if (word === '-d') dependencies.push(words[++index]);
    else if (word.startsWith('-')) options.set(word.replace(/^-+/, ''), words[++index]);
    else copies.push(word.split('='));
  }
  return { options, dependencies, copies };
}

/** Debian's way of writing a text of several lines into one field. */
function descriptionField(text) {
  const [first, ...rest] = text.trim().split('\n');
  return [first.trim(), ...rest.map((line) => ` ${line.trim() === '' ? '.' : line.trim()}`)].join('\n');
}

function controlFile({ options, dependencies }, kilobytes) {
  const fields = [
    ['Package', options.get('name')],
    ['Version', options.get('version')],
    ['Architecture', options.get('architecture')],
    ['Maintainer', options.get('maintainer')],
    ['Installed-Size', kilobytes],
    ['Depends', dependencies.join(', ')],
    ['Recommends', options.get('deb-recommends')],
    ['Section', 'misc'],
    ['Priority', options.get('deb-priority') ?? 'optional'],
    ['Homepage', options.get('url')],
    ['Description', descriptionField(options.get('description') ?? '')],
  ];
  return fields
    .filter(([, value]) => value !== undefined && value !== '')
    .map(([name, value]) => `${name}: ${value}\n`)
    .join('');
}

const request = read(process.argv.slice(2));
const { options, copies } = request;
if (options.get('s') !== 'dir' || options.get('t') !== 'deb')
  throw new Error('only -s dir -t deb is stood in for');

const root = mkdtempSync(join(tmpdir(), 'wallchart-deb-'));
chmodSync(root, 0o755);
for (const [source, target] of copies) {
  mkdirSync(dirname(join(root, target)), { recursive: true });
  cpSync(source, join(root, target), { recursive: true, verbatimSymlinks: true });
}
const kilobytes = execFileSync('du', ['-sk', root]).toString().split('\t')[0];
mkdirSync(join(root, 'DEBIAN'));
writeFileSync(join(root, 'DEBIAN/control'), controlFile(request, kilobytes));
for (const [option, script] of [
  ['after-install', 'postinst'],
  ['after-remove', 'postrm'],
]) {
  const file = options.get(option);
  if (file !== undefined) writeFileSync(join(root, 'DEBIAN', script), readFileSync(file), { mode: 0o755 });
}
// Fast compression: the package is looked at and thrown away.
execFileSync('dpkg-deb', ['--root-owner-group', '-Zgzip', '-z1', '-b', root, options.get('package')], {
  stdio: 'inherit',
});
rmSync(root, { recursive: true });
