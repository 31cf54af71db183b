/** Asking a server for a file, for both hosts. Nothing calls it but fetching a rating list. */
import { request } from 'node:https';
import type { NetGet } from '../../lists/fetch-list.ts';

/** A connection that says nothing for so long has ended. */
const SILENCE_MILLISECONDS = 30_000;

/** Asks a server, which may be silent for so long before the connection counts as ended. */
export function netGetWithin(silence: number): NetGet {
  return (url, headers, signal) =>
    new Promise((resolve, reject) => {
      const asked = request(url, { headers: { ...headers, 'user-agent': 'Wallchart' }, signal }, (answer) => {
        const heard = Object.entries(answer.headers).map(([name, value]) => [
          name,
          Array.isArray(value) ? value.join(', ') : value,
        ]);
        resolve({
          status: answer.statusCode!,
          headers: Object.fromEntries(heard) as Record<string, string | undefined>,
          pieces: answer,
        });
      });
      asked.setTimeout(silence, () => asked.destroy(new Error('the server says nothing')));
      asked.on('error', reject);
      asked.end();
    });
}

export const netGet = netGetWithin(SILENCE_MILLISECONDS);
