import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { startOptionsOf } from '../../src-main/host/start-options.ts';
import { isReachable, readWindowState, writeWindowState } from '../../src-main/host/window-state.ts';

describe('the command line of the program', () => {
  it('means a relative path from the folder of the caller', () => {
    const { file } = startOptionsOf(['open 2026.wallchart'], '/home/arbiter');
    expect(file).toBe(resolve('/home/arbiter/open 2026.wallchart'));
  });

  it('leaves an absolute path as it is', () => {
    expect(startOptionsOf([resolve('/srv/a.trf')], '/home').file).toBe(resolve('/srv/a.trf'));
  });

  it('takes options in any place and ignores those of Electron', () => {
    const file = resolve('/a.trf');
    expect(startOptionsOf(['--enable-logging', '--demo', '-psn_0_12'], '/')).toEqual({
      demo: true,
      noWindow: false,
      file: null,
    });
    expect(startOptionsOf(['--no-window', '--no-sandbox', 'a.trf'], '/')).toEqual({
      demo: false,
      noWindow: true,
      file,
    });
    expect(startOptionsOf(['a.trf', '--no-window', '--demo'], '/')).toEqual({
      demo: true,
      noWindow: true,
      file,
    });
  });
});

describe('the place of the window', () => {
  const laptop = { x: 0, y: 0, width: 1366, height: 768 };
  const projector = { x: 1366, y: 0, width: 1920, height: 1080 };
  const onProjector = { x: 1500, y: 40, width: 1200, height: 700, maximized: false };

  function newFolder(): string {
    return mkdtempSync(join(tmpdir(), 'wallchart-test-'));
  }

  it('is found again at the next start', () => {
    const folder = join(newFolder(), 'not made yet');
    writeWindowState(folder, onProjector);
    expect(readWindowState(folder, [laptop, projector])).toEqual(onProjector);
  });

  it('is forgotten when its screen is gone', () => {
    const folder = newFolder();
    writeWindowState(folder, onProjector);
    expect(readWindowState(folder, [laptop])).toBeNull();
  });

  it.each(['', '{', '{"x":1}', '{"x":0,"y":0,"width":-5,"height":1,"maximized":false}'])(
    'is the usual one when the file says %j',
    (text) => {
      const folder = newFolder();
      writeFileSync(join(folder, 'window.json'), text);
      expect(readWindowState(folder, [laptop])).toBeNull();
    },
  );

  it('counts as reachable with a hundred pixels each way', () => {
    expect(isReachable({ x: 1266, y: 668, width: 800, height: 600 }, [laptop])).toBe(true);
    expect(isReachable({ x: 1267, y: 668, width: 800, height: 600 }, [laptop])).toBe(false);
    expect(isReachable({ x: 1266, y: 669, width: 800, height: 600 }, [laptop])).toBe(false);
    expect(isReachable({ x: -700, y: -500, width: 800, height: 600 }, [laptop])).toBe(true);
    expect(isReachable({ x: -701, y: -500, width: 800, height: 600 }, [laptop])).toBe(false);
    expect(isReachable({ x: -700, y: -501, width: 800, height: 600 }, [laptop])).toBe(false);
  });
});
