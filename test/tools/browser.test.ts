/** Which browser `npm test` takes, and what it tries to get one, on machines of every kind. */
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { browserForTests, type Machine } from '../../tools/browser.ts';
import { findHeadless } from '../../tools/headless.ts';
import {
  chosenGates,
  countsOf,
  failuresOf,
  GATES,
  lineOf,
  notRun,
  summaryOf,
} from '../../tools/gate-list.ts';

interface Kind {
  readonly named?: string;
  readonly has?: readonly string[];
  readonly isRoot?: boolean;
  /** Programs that succeed, by the beginning of their command line. */
  readonly works?: readonly string[];
  /** What is installed after apt-get did its work. */
  readonly aptBrings?: string;
  /** What apt-get knows nothing of. */
  readonly aptLacks?: string;
  readonly playwrightBrings?: boolean;
  readonly installed?: string;
  readonly playwrightIsThere?: boolean;
}

const OWN = '/cache/ms-playwright/chrome';

function machine(kind: Kind) {
  const ran: string[] = [];
  const said: string[] = [];
  let installed = kind.installed ?? null;
  let isThere = kind.playwrightIsThere ?? false;
  const fake: Machine = {
    named: kind.named ?? '',
    installed: () => installed,
    playwright: OWN,
    exists: (path) => path === OWN && isThere,
    isRoot: kind.isRoot ?? false,
    isOnPath: (program) => kind.has?.includes(program) ?? false,
    run(program, words) {
      const line = [program === process.execPath ? 'node' : program, ...words]
        .join(' ')
        .replace(/\S*\/cli\.js/, 'cli.js');
      ran.push(line);
      const isLacking = kind.aptLacks !== undefined && words.includes(kind.aptLacks);
      const works = !isLacking && (kind.works?.some((beginning) => line.startsWith(beginning)) ?? false);
      if (works && line.includes('apt-get install')) installed = kind.aptBrings ?? null;
      if (works && line.includes('cli.js')) isThere = kind.playwrightBrings ?? true;
      return works;
    },
    say: (line) => void said.push(line),
  };
  return { fake, ran, said };
}

const APT = 'DEBIAN_FRONTEND=noninteractive apt-get';
const UPDATE = `${APT} update`;
const INSTALL = `${APT} install -y --no-install-recommends chromium`;
const INSTALL_BOTH = `${INSTALL} chromium-headless-shell`;
const FETCH = 'node cli.js install chromium';

describe('a browser for the tests', () => {
  it('is the one of the machine, else the one that Playwright has already; then nothing is installed', () => {
    const works = ['/usr/bin/chromium', OWN];
    const first = machine({ installed: '/usr/bin/chromium', playwrightIsThere: true, works });
    expect(browserForTests(first.fake)).toBe('/usr/bin/chromium');
    const second = machine({ playwrightIsThere: true, has: ['apt-get'], isRoot: true, works });
    expect(browserForTests(second.fake)).toBe(OWN);
    expect([...first.ran, ...second.ran]).toEqual(['/usr/bin/chromium --version', `${OWN} --version`]);
    expect([...first.said, ...second.said]).toEqual([]);
  });

  it('is not one of the machine that does not start: that is said, and another one is looked for', () => {
    const installed = '/usr/bin/chromium-browser';
    const first = machine({ installed, playwrightIsThere: true, works: [OWN] });
    expect(browserForTests(first.fake)).toBe(OWN);
    const second = machine({ installed, works: ['node', OWN] });
    expect(browserForTests(second.fake)).toBe(OWN);
    expect(second.ran).toContain(FETCH);
    expect(second.said[0]).toBe(`${installed} does not start, so another browser is looked for.`);
  });

  it('that a person named is taken as it is', () => {
    const { fake, ran } = machine({ named: '/opt/mine', installed: '/opt/mine' });
    expect(browserForTests(fake)).toBe('/opt/mine');
    expect(ran).toEqual([]);
  });

  it('is installed by root on Debian', () => {
    const { fake, ran } = machine({
      isRoot: true,
      has: ['apt-get'],
      works: ['env', '/usr/bin/chromium'],
      aptBrings: '/usr/bin/chromium',
    });
    expect(browserForTests(fake)).toBe('/usr/bin/chromium');
    expect(ran).toEqual([`env ${UPDATE}`, `env ${INSTALL_BOTH}`, '/usr/bin/chromium --version']);
  });

  it('is installed without the one that has no windows where apt-get does not know that', () => {
    const { fake, ran } = machine({
      isRoot: true,
      has: ['apt-get'],
      works: ['env', '/usr/bin/chromium'],
      aptBrings: '/usr/bin/chromium',
      aptLacks: 'chromium-headless-shell',
    });
    expect(browserForTests(fake)).toBe('/usr/bin/chromium');
    expect(ran.slice(1)).toEqual([`env ${INSTALL_BOTH}`, `env ${INSTALL}`, '/usr/bin/chromium --version']);
  });

  it('is installed through sudo where that asks for no password', () => {
    const { fake, ran } = machine({
      has: ['apt-get', 'sudo'],
      works: ['sudo -n', '/usr/bin/chromium'],
      aptBrings: '/usr/bin/chromium',
    });
    expect(browserForTests(fake)).toBe('/usr/bin/chromium');
    expect(ran.slice(0, 3)).toEqual(['sudo -n true', `sudo -n env ${UPDATE}`, `sudo -n env ${INSTALL_BOTH}`]);
  });

  it('is Playwright’s own where sudo asks for a password, and where there is no apt-get', () => {
    const asking = machine({ has: ['apt-get', 'sudo'], works: ['node', OWN] });
    expect(browserForTests(asking.fake)).toBe(OWN);
    expect(asking.ran).toEqual(['sudo -n true', FETCH, `${OWN} --version`]);
    const other = machine({ isRoot: true, works: ['node', OWN] });
    expect(browserForTests(other.fake)).toBe(OWN);
    expect(other.ran[0]).toBe(FETCH);
  });

  it('is Playwright’s own where Debian has none, or one that does not start', () => {
    for (const aptBrings of [undefined, '/usr/bin/chromium-browser']) {
      const { fake, ran } = machine({
        isRoot: true,
        has: ['apt-get'],
        works: ['env', 'node', OWN],
        ...(aptBrings === undefined ? {} : { aptBrings }),
      });
      expect(browserForTests(fake)).toBe(OWN);
      expect(ran).toContain(FETCH);
    }
  });

  it('is not one that lacks libraries of the system: that is said, with what brings them', () => {
    const { fake, said } = machine({ works: ['node'] });
    expect(browserForTests(fake)).toBeNull();
    expect(said.join('\n')).toContain('install-deps');
  });

  it('that a person named and that is not there is not replaced by another', () => {
    const { fake, ran, said } = machine({
      named: '/opt/none',
      isRoot: true,
      has: ['apt-get'],
      works: ['env'],
    });
    expect(browserForTests(fake)).toBeNull();
    expect(ran).toEqual([]);
    expect(said).toEqual([expect.stringContaining('/opt/none')]);
  });

  it('is said to be missing where nothing can be had', () => {
    const { fake, said } = machine({ has: ['apt-get', 'sudo'] });
    expect(browserForTests(fake)).toBeNull();
    expect(said.at(-3)).toContain('no browser of the Chromium family');
    expect(said.join('\n')).toContain('sudo apt-get install chromium');
  });
});

describe('a browser for pages that print nothing', () => {
  const folders = ['/opt/bin', '/usr/bin'];
  const shell = join('/usr/bin', 'chromium-headless-shell');
  const usual = { named: '', folders, exists: () => false, installed: () => '/usr/bin/chromium' };

  it('is the one without windows, in whatever folder of the path it is, else any', () => {
    expect(findHeadless({ ...usual, exists: (path) => path === shell })).toBe(shell);
    expect(findHeadless(usual)).toBe('/usr/bin/chromium');
    expect(findHeadless({ ...usual, installed: () => null })).toBeNull();
  });

  it('is the one that a person named, and no other where that is not there', () => {
    const named = { ...usual, exists: () => true, named: '/opt/mine' };
    expect(findHeadless({ ...named, installed: () => '/opt/mine' })).toBe('/opt/mine');
    expect(findHeadless({ ...named, installed: () => null })).toBeNull();
  });
});

describe('the gates', () => {
  it('are all, or those that are named', () => {
    expect(chosenGates([])).toBe(GATES);
    expect(chosenGates(['unit', 'lint'])?.map(({ name }) => name)).toEqual(['lint', 'unit']);
    expect(chosenGates(['unit', 'attic'])).toBeNull();
  });

  it('that need a browser and have none are named as not run, and are not green', () => {
    const needing = GATES.filter(({ needsBrowser }) => needsBrowser);
    expect(needing.map(({ name }) => name)).toEqual(['ui', 'electron', 'e2e']);
    const unit = GATES.find(({ name }) => name === 'unit')!;
    const counts = { passed: 3000, failed: 0, skipped: 2, failures: [] };
    const scores = [{ gate: unit, ...counts, seconds: 20 }, ...needing.map(notRun)];
    expect(scores.map(lineOf)).toEqual([
      expect.stringMatching(/^✓ unit .* 3000 passed, 0 failed, 2 skipped$/) as string,
      expect.stringMatching(/^– ui .*not run/) as string,
      expect.stringMatching(/^– electron .*not run/) as string,
      expect.stringMatching(/^– e2e .*not run/) as string,
    ]);
    expect(summaryOf(scores)).toEqual({ line: '3000 passed, 3 failed', isGreen: false });
    expect(summaryOf(scores.slice(0, 1)).isGreen).toBe(true);
  });

  it('name what failed in them by file, test and the first line of what it says', () => {
    const slow = GATES.find(({ name }) => name === 'slow')!;
    const passing = { status: 'passed', fullName: 'a file is read', failureMessages: [] };
    const failing = {
      status: 'failed',
      fullName: 'a file is stored',
      failureMessages: ['\u001b[31mAssertionError\u001b[39m: expected 1 to be 2\n    at there'],
    };
    const file = (name: string, status: string, message: string, assertionResults: (typeof failing)[]) => ({
      name: `/house/test/${name}`,
      status,
      message,
      assertionResults,
    });
    const counted = countsOf(
      {
        numPassedTests: 2,
        numFailedTests: 1,
        numPendingTests: 3,
        testResults: [
          file('good.slow.ts', 'passed', '', [passing]),
          file('bad.slow.ts', 'failed', '', [passing, failing]),
          file('broken.slow.ts', 'failed', 'Cannot find module\nRequire stack', []),
        ],
      },
      1,
      '/house',
    );
    expect(counted).toMatchObject({ passed: 2, failed: 1, skipped: 3 });
    expect(failuresOf([{ gate: slow, ...counted, seconds: 1 }])).toEqual([
      '✕ slow: test/bad.slow.ts > a file is stored: AssertionError: expected 1 to be 2',
      '✕ slow: test/broken.slow.ts: Cannot find module',
    ]);
  });

  it('that break down without a failed test count as one failure, which has a line too', () => {
    const report = { numPassedTests: 5, numFailedTests: 0, numPendingTests: 0, testResults: [] };
    expect(countsOf(report, 137, '/house')).toEqual({
      passed: 5,
      failed: 1,
      skipped: 0,
      failures: ['vitest ended with 137'],
    });
    expect(countsOf(report, 0, '/house').failures).toEqual([]);
  });
});
