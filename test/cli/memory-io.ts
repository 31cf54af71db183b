import { dispatch } from '../../src-main/cli/dispatch.ts';
import type { CliIo } from '../../src-main/cli/io.ts';

/** What a command line wrote and answered. */
export interface Outcome {
  readonly code: number;
  readonly out: string;
  readonly err: string;
  readonly files: ReadonlyMap<string, string>;
}

/** Runs a command line on files in memory; `more` takes the place of what is there. */
export async function wallchart(
  args: readonly string[],
  files: Readonly<Record<string, string | Uint8Array>> = {},
  more: Partial<CliIo> = {},
): Promise<Outcome> {
  const written = new Map<string, string>();
  let out = '';
  let err = '';
  const io: CliIo = {
    stdout: (text) => void (out += text),
    stderr: (text) => void (err += text),
    readFile(path, most = Infinity) {
      const content = files[path];
      if (content === undefined) throw Object.assign(new Error(`no ${path}`), { code: 'ENOENT' });
      const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
      if (bytes.length > most) throw Object.assign(new Error(`${path} is too large`), { code: 'EFBIG' });
      return bytes;
    },
    writeFile(path, data) {
      if (path.startsWith('missing/')) throw new Error(`The folder of ${path} is not there.`);
      written.set(path, typeof data === 'string' ? data : new TextDecoder().decode(data));
    },
    lab: () => Promise.reject(new Error('no laboratory in memory')),
    now: () => new Date('2026-11-22T09:30:00Z'),
    async printer() {
      const { renderArticle, renderDocument } = await import('../../src-main/documents/render.ts');
      const { FONT_FOLDER } = await import('../documents/fonts.ts');
      return {
        fonts: FONT_FOLDER,
        render: ({ request, source }) => renderDocument(request, source),
        article: (article) => renderArticle(article, FONT_FOLDER),
      };
    },
    ...more,
  };
  const code = await dispatch(args, io);
  return { code, out, err, files: written };
}
