/** The worker's side: one job after another in the languages of the main thread, answers as messages. */
import { parentPort, type MessagePort } from 'node:worker_threads';
import { speak, type Spoken } from '../texts.ts';
import type { JobAnswer, JobMessage, Progress } from './jobs.ts';

/**
 * Makes the thread that calls it a worker: `perform` does a job, and may take its time. Throws in the main thread, which has
 * no port.
 */
export function serveJobs<J>(
  perform: (job: JobMessage<J>, progress: Progress) => unknown,
  port: Pick<MessagePort, 'on' | 'postMessage'> | null = parentPort,
): void {
  if (port === null) throw new Error('this module runs as a worker thread only');
  const tell = (answer: JobAnswer): void => port.postMessage(answer);
  const doJob = async (job: JobMessage<J> & Spoken): Promise<void> => {
    try {
      await speak(...job.languages);
      const progress: Progress = (settled, all, part) => tell({ kind: 'progress', settled, all, part });
      const value = await perform(job, progress);
      tell({ kind: 'value', value });
    } catch (bug) {
      tell({ kind: 'bug', message: bug instanceof Error ? (bug.stack ?? bug.message) : String(bug) });
    }
  };
  port.on('message', (job: JobMessage<J> & Spoken) => void doJob(job));
}
