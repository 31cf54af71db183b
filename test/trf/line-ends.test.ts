import { describe, expect, it } from 'vitest';
import { readTrf, TRF_FORMATS, writeTrf } from '../../src-engine/index.ts';

/** Everything that some program ends a line at. */
// eslint-disable-next-line no-control-regex
const ANY_END = /\r\n|[\n\r\u000b\u000c\u001c-\u001e\u0085\u2028\u2029]/;
const PLAYER = (number: number, name: string) =>
  `001 ${String(number).padStart(4)} m    ${name.padEnd(33)} 2000 POR                         0.0 ${String(number).padStart(4)}`;

describe('TRF26 ###: comments that were kept', () => {
  it.each(['\u2028', '\u2029', '\u0085', '\u000b', '\u000c', '\u001c', '\u001e'])(
    'bring no line of their own into a report (%j)',
    (end) => {
      const text = `012 Test\n### a word${end}${PLAYER(7, 'Nobody, N')}\n${PLAYER(1, 'Costa, Ana')}\n${PLAYER(2, 'Chen, Li')}\n`;
      const read = readTrf(text);
      if (!read.ok) throw new Error(read.failure.code);
      expect(read.value.tournament.players.map(({ name }) => name)).toEqual(['Costa, Ana', 'Chen, Li']);
      for (const format of TRF_FORMATS) {
        const comments = [`another${end}${PLAYER(8, 'No One, N')}`];
        const lines = writeTrf(read.value.tournament, format, { comments }).split(ANY_END);
        expect(lines.filter((line) => line.startsWith('001'))).toHaveLength(2);
        expect(lines.filter((line) => line.startsWith('### a word'))).toEqual([
          `### a word ${PLAYER(7, 'Nobody, N')}`,
        ]);
      }
    },
  );
});
