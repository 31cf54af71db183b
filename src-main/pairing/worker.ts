/** A worker thread: one job after another, answers as messages. */
import { parentPort } from 'node:worker_threads';
import type { JobAnswer, JobMessage } from './jobs.ts';
import { perform } from './perform.ts';

const port = parentPort;
if (port === null) throw new Error('worker.ts runs as a worker thread only');

const tell = (answer: JobAnswer): void => port.postMessage(answer);

port.on('message', (job: JobMessage) => {
  try {
    const value = perform(job, (settled, all) => tell({ kind: 'progress', settled, all }));
    tell({ kind: 'value', value });
  } catch (bug) {
    tell({ kind: 'bug', message: bug instanceof Error ? (bug.stack ?? bug.message) : String(bug) });
  }
});
