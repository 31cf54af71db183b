/** Runs the program named first and writes its CPU seconds and peak memory to the last line of standard error. */
import { pathToFileURL } from 'node:url';

process.on('exit', () => {
  const { user, system } = process.cpuUsage();
  const { maxRSS } = process.resourceUsage();
  process.stderr.write(`\n${JSON.stringify({ seconds: (user + system) / 1e6, megabytes: maxRSS / 1024 })}`);
});
process.argv.splice(1, 1);
await import(pathToFileURL(process.argv[1]).href);
