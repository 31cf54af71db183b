/** The files of the page and the rendered documents, as either host sends them. */
import { readFile } from 'node:fs/promises';
import { extname, resolve, sep } from 'node:path';
import { texts } from '../texts.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
  '.ttf': 'font/ttf',
  '.md': 'text/markdown; charset=utf-8',
  '.pdf': 'application/pdf',
};

/** Nothing but the program's own files: no inline script, no remote address, no frame but a PDF of our own. */
const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "frame-src 'self' blob:",
  "worker-src 'self' blob:",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const COMMON_HEADERS: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
};

/** An answer of the loopback server, whole in memory. */
export interface PageResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array<ArrayBuffer>;
}

function plainResponse(status: number, type: string, text: string): PageResponse {
  return {
    status,
    headers: {
      ...COMMON_HEADERS,
      'content-type': type,
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'cache-control': 'no-store',
    },
    body: new TextEncoder().encode(text),
  };
}

/** An answer in plain text, which is not kept and may load nothing. */
export function textResponse(status: number, text: string): PageResponse {
  return plainResponse(status, 'text/plain; charset=utf-8', text);
}

/** A page in one piece, which is not kept and may load nothing. */
export function htmlResponse(text: string): PageResponse {
  return plainResponse(200, 'text/html; charset=utf-8', text);
}

/** A value as JSON, which is not kept. */
export function jsonResponse(value: unknown): PageResponse {
  return plainResponse(200, 'application/json; charset=utf-8', JSON.stringify(value));
}

function notFound(): PageResponse {
  return textResponse(404, texts.host.notFound);
}

/** A PDF is shown in a frame of the page, hence its own frame rule and no further policy: the viewer needs none. */
function pdfResponse(pdf: Uint8Array): PageResponse {
  return {
    status: 200,
    headers: {
      ...COMMON_HEADERS,
      'content-type': 'application/pdf',
      'content-security-policy': "frame-ancestors 'self'",
      'cache-control': 'no-store',
    },
    body: new Uint8Array(pdf),
  };
}

/** Path inside the page's folder, or null for one that leaves it or cannot be decoded. */
function fileOf(folder: string, pathname: string): string | null {
  let decoded: string;
  try {
    decoded = decodeURIComponent(pathname);
  } catch {
    return null;
  }
  const file = resolve(folder, `.${decoded.endsWith('/') ? `${decoded}index.html` : decoded}`);
  return file.startsWith(resolve(folder) + sep) ? file : null;
}

/** Vite names these after their content, so that they never change under one name. */
function isImmutable(pathname: string): boolean {
  return pathname.startsWith('/assets/');
}

interface PageSource {
  /** Folder of the built page. */
  readonly folder: string;
  readonly documentBytes: (id: string) => Uint8Array | null;
}

/** Answers a GET of the path (as in a URL, beginning with `/`): a document, a file of the page, or 404. */
export async function pageResponse(source: PageSource, pathname: string): Promise<PageResponse> {
  const document = /^\/document\/([\w-]+)\.pdf$/.exec(pathname);
  if (document !== null) {
    const pdf = source.documentBytes(document[1] ?? '');
    return pdf === null ? notFound() : pdfResponse(pdf);
  }
  const file = fileOf(source.folder, pathname);
  const type = file === null ? undefined : TYPES[extname(file)];
  if (file === null || type === undefined) return notFound();
  try {
    return {
      status: 200,
      headers: {
        ...COMMON_HEADERS,
        'content-type': type,
        'content-security-policy': CONTENT_SECURITY_POLICY,
        'cache-control': isImmutable(pathname) ? 'max-age=31536000, immutable' : 'no-cache',
      },
      body: new Uint8Array(await readFile(file)),
    };
  } catch {
    return notFound();
  }
}
