import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { htmlResponse, jsonResponse, pageResponse, textResponse } from '../../src-main/host/pages.ts';

/** What every answer says: it is of this type, for this program alone, and nobody learns from where it was asked for. */
const COMMON = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
};
const PLAIN = {
  ...COMMON,
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cache-control': 'no-store',
};
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; font-src 'self'; " +
  "connect-src 'self'; frame-src 'self' blob:; worker-src 'self' blob:; base-uri 'none'; form-action 'none'; " +
  "frame-ancestors 'none'";
const bytes = (text: string) => new TextEncoder().encode(text);

describe('an answer in one piece', () => {
  it('is text, a page or JSON', () => {
    expect(textResponse(403, 'Zu früh')).toEqual({
      status: 403,
      headers: { ...PLAIN, 'content-type': 'text/plain; charset=utf-8' },
      body: bytes('Zu früh'),
    });
    expect(htmlResponse('<!doctype html>')).toEqual({
      status: 200,
      headers: { ...PLAIN, 'content-type': 'text/html; charset=utf-8' },
      body: bytes('<!doctype html>'),
    });
    expect(jsonResponse({ ok: true, value: null })).toEqual({
      status: 200,
      headers: { ...PLAIN, 'content-type': 'application/json; charset=utf-8' },
      body: bytes('{"ok":true,"value":null}'),
    });
  });
});

describe('the files of the page', () => {
  let outer: string;
  let folder: string;
  const asked: string[] = [];
  const documentBytes = (id: string) => {
    asked.push(id);
    return id === 'abc-1_Z' ? bytes('%PDF-1.7') : null;
  };
  const ask = (path: string) => pageResponse({ folder, documentBytes }, path);
  const NOT_FOUND = textResponse(404, 'Not found');

  beforeAll(() => {
    outer = mkdtempSync(join(tmpdir(), 'wallchart-pages-'));
    folder = join(outer, 'pages');
    for (const path of ['pages/assets', 'pages/deep/assets', 'pages/docs.html', 'pages-old'])
      mkdirSync(join(outer, path), { recursive: true });
    for (const path of [
      ...['secret.html', 'pages-old/index.html', 'pages/index.html', 'pages/deep/index.html'],
      ...[
        'pages/assets/a.js',
        'pages/deep/assets/a.js',
        'pages/plain',
        'pages/a.exe',
        'pages/two words.html',
      ],
      ...[
        'html',
        'js',
        'mjs',
        'css',
        'json',
        'svg',
        'png',
        'webp',
        'ico',
        'woff2',
        'woff',
        'ttf',
        'md',
        'pdf',
      ].map((ending) => `pages/of.${ending}`),
    ])
      writeFileSync(join(outer, path), path);
  });
  afterAll(() => rmSync(outer, { recursive: true }));

  it.each([
    ['/', 'pages/index.html'],
    ['/index.html', 'pages/index.html'],
    ['/deep/', 'pages/deep/index.html'],
    ['/two%20words.html', 'pages/two words.html'],
  ])('%s is %s', async (path, text) => {
    expect(await ask(path)).toEqual({
      status: 200,
      headers: {
        ...COMMON,
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': POLICY,
        'cache-control': 'no-cache',
      },
      body: bytes(text),
    });
  });

  it.each([
    ['html', 'text/html; charset=utf-8'],
    ['js', 'text/javascript; charset=utf-8'],
    ['mjs', 'text/javascript; charset=utf-8'],
    ['css', 'text/css; charset=utf-8'],
    ['json', 'application/json; charset=utf-8'],
    ['svg', 'image/svg+xml'],
    ['png', 'image/png'],
    ['webp', 'image/webp'],
    ['ico', 'image/x-icon'],
    ['woff2', 'font/woff2'],
    ['woff', 'font/woff'],
    ['ttf', 'font/ttf'],
    ['md', 'text/markdown; charset=utf-8'],
    ['pdf', 'application/pdf'],
  ])('of the ending %s are %s', async (ending, type) => {
    const { status, headers, body } = await ask(`/of.${ending}`);
    expect([status, headers['content-type'], new TextDecoder().decode(body)]).toEqual([
      ...[200, type, `pages/of.${ending}`],
    ]);
  });

  it('may be kept for a year where their name changes with their content', async () => {
    const kept = async (path: string) => (await ask(path)).headers['cache-control'];
    expect(await kept('/assets/a.js')).toBe('max-age=31536000, immutable');
    expect(await kept('/deep/assets/a.js')).toBe('no-cache');
  });

  it.each([
    ...['/nothing.html', '/assets', '/assets/', '/plain', '/a.exe', '/docs.html', '/deep'],
    ...['/../secret.html', '/%2e%2e/secret.html', '/..%2fsecret.html', '/assets/..%2f..%2fsecret.html'],
    ...[
      '/%2e%2e/pages-old/index.html',
      '/%2e%2e/pages-old/',
      '/..',
      '/%zz.html',
      '/of.html%00',
      '/of%00.html',
    ],
    ...[
      '/document/.pdf',
      '/document/gone.pdf',
      '/document/a/b.pdf',
      '/document/a.b.pdf',
      '/document/abc-1_Z',
    ],
    ...[
      '/x/document/abc-1_Z.pdf',
      '/document/abc-1_Z.pdf/',
      '/document/abc-1_Z.pdfx',
      '/document/abc-1_Zxpdf',
    ],
  ])('have none of the path %s', async (path) => expect(await ask(path)).toEqual(NOT_FOUND));

  it('are never asked for a document, nor documents for a file', async () => {
    asked.length = 0;
    await ask('/of.pdf');
    expect(asked).toEqual([]);
    expect(await ask('/document/abc-1_Z.pdf')).toEqual({
      status: 200,
      headers: {
        ...COMMON,
        'content-type': 'application/pdf',
        'content-security-policy': "frame-ancestors 'self'",
        'cache-control': 'no-store',
      },
      body: bytes('%PDF-1.7'),
    });
    expect(asked).toEqual(['abc-1_Z']);
  });
});
