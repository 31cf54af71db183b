/** The archives of recorded tournaments: every report is regular, and comes back byte by byte. */
import { describe, expect, it } from 'vitest';
import { decodeTrf, readTrfFile } from '../../src-main/files/trf.ts';
import { contentComesBack, fileComesBack } from '../../tools/conformance/lib/trf-laws.ts';
import { hasSharedData, reportsInArchive } from './shared-data.ts';

const ARCHIVES = ['dutch-oracle/dutch-2017.tar.xz', 'dutch-oracle/dutch-2026.tar.xz'];

describe.runIf(hasSharedData('reading the archives'))('archives of reports', () => {
  it.each(ARCHIVES)('%s comes back without a deviation', (archive) => {
    const reports = reportsInArchive(archive);
    expect(reports.size).toBeGreaterThan(200);
    for (const [name, bytes] of reports) {
      const reading = readTrfFile(bytes);
      expect(reading.ok && reading.value.deviations, name).toEqual([]);
      const { text } = decodeTrf(bytes);
      expect(fileComesBack(text), name).toBeNull();
      expect(contentComesBack(text), name).toBeNull();
    }
  });
});
