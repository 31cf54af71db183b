/** Requests as node:http sends them to a server under test, and the way into it. */
import { request, type IncomingHttpHeaders, type OutgoingHttpHeaders } from 'node:http';

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

/** A request to the server of this origin; each has a connection of its own. */
export function askAt(
  origin: string,
  path: string,
  headers: OutgoingHttpHeaders = {},
  method = 'GET',
  body = '',
): Promise<Answer> {
  const { port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', port, path, method, headers, agent: false }, (response) => {
      let text = '';
      response.on('data', (chunk: Buffer) => (text += chunk.toString()));
      response.on('error', reject);
      response.on('end', () => resolve({ status: response.statusCode!, headers: response.headers, text }));
    });
    asked.on('error', reject);
    asked.end(body);
  });
}

/** The cookie and the key of whom an address lets in. */
export async function enter(address: string): Promise<Record<string, string>> {
  const { origin, pathname } = new URL(address);
  const { headers, text } = await askAt(origin, pathname);
  const cookie = headers['set-cookie']![0]!.split(';')[0]!;
  return { cookie, 'x-wallchart-key': /#key=([\w-]{43})"/.exec(text)![1]! };
}
