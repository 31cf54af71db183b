import { describe, expect, it } from 'vitest';
import { generateTournament, DEFAULT_GENERATOR_OPTIONS } from '../../src-engine/index.ts';
import { readConfig } from '../../src-main/lab/config.ts';

const generated = generateTournament({ ...DEFAULT_GENERATOR_OPTIONS, players: 40, rounds: 9 });
if (!generated.ok) throw new Error('not generated');
const event = generated.value;

const read = (source: string) => readConfig(source, (path) => (path === 'event.trf' ? event : null));

function configOf(source: string) {
  const config = read(source);
  if (!config.ok) throw new Error(config.failure.sentence);
  return config.value;
}

describe('a configuration', () => {
  it('is the paper’s where it says nothing else', () => {
    const { experiment, seeds } = configOf('{ "systems": ["mwm-dutch"], "rounds": 7 }');
    expect(experiment).toMatchObject({
      field: { players: 32, strengths: { kind: 'uniform', low: 1400, high: 2200 }, ratings: 'drawn' },
      results: { kind: 'milvang-2016' },
      contestants: [{ system: 'mwm-dutch', beta: null, weights: 'exact', acceleration: 'none' }],
    });
    expect(seeds).toEqual([1, 1000]);
  });

  it('takes β, weights and acceleration', () => {
    const { experiment } = configOf(
      '{ "systems": [{ "system": "mwm-dutch", "beta": 0.1, "weights": "as-computed" }, { "system": "dutch-2026", "acceleration": "baku-2026" }], "rounds": 7 }',
    );
    expect(experiment.contestants).toEqual([
      { system: 'mwm-dutch', beta: 1, weights: 'as-computed', acceleration: 'none' },
      { system: 'dutch-2026', beta: null, weights: 'exact', acceleration: 'baku-2026' },
    ]);
  });

  it('takes ratings, a sample and results from reports', () => {
    const field = configOf('{ "systems": ["bcf"], "rounds": 3, "ratings": { "file": "event.trf" } }')
      .experiment.field;
    expect(field).toEqual({ kind: 'ratings', ratings: event.players.map(({ rating }) => rating) });
    const sampled = configOf(
      '{ "systems": ["bcf"], "rounds": 3, "strengths": { "kind": "sampled", "file": "event.trf", "low": 0, "high": 4000 } }',
    );
    expect(sampled.experiment.field).toMatchObject({
      strengths: { ratings: field.kind === 'ratings' ? field.ratings : [] },
    });
    const fitted = configOf(
      '{ "systems": ["bcf"], "rounds": 3, "results": { "kind": "fitted", "files": ["event.trf"] } }',
    );
    expect(fitted.experiment.results).toMatchObject({ kind: 'milvang' });
  });
});

describe('what is wrong', () => {
  it.each([
    ['{\n "systems": ["mwm-dutch",],\n "rounds": 7 }', 2, 'JSON'],
    ['{\n "systems": [\n  "dutch-2026",\n  "swiss-manager"\n ],\n "rounds": 7 }', 4, 'swiss-manager'],
    ['{\n "systems": ["round-robin"],\n "rounds": 7 }', 2, 'round-robin'],
    ['{ "systems": ["bcf"],\n "rounds": 7,\n "players": 7.5 }', 3, 'players'],
    ['{ "systems": ["bcf"],\n "rounds": 8,\n "players": 8 }', 2, '8 rounds cannot be paired'],
    ['{ "systems": ["bcf"],\n "rounds": 8,\n "players": 7 }', 2, '8 rounds cannot be paired'],
    ['{ "systems": ["bcf"],\n "colour": "red",\n "rounds": 3 }', 2, 'colour: there is no such key'],
    [
      '{ "systems": [\n {"system": "bcf",\n  "colour": 1} ],\n "rounds": 3 }',
      3,
      'systems.0.colour: there is no',
    ],
    ['{ "systems": ["bcf"], "rounds": 3,\n "results": "milvang" }', 2, 'milvang-2025'],
    ['{ "systems": ["bcf"], "rounds": 3,\n "results": {\n "kind": "dice" } }', 3, 'fitted'],
    [
      '{ "systems": ["bcf"], "rounds": 3,\n "results": { "kind": "table" } }',
      2,
      'results.draws: this key is missing',
    ],
    ['', 1, 'JSON'],
    ['[]', 1, 'object'],
    ['{ "systems": [\n {"system": "bcf",\n  "beta": 1} ],\n "rounds": 3 }', 3, 'by matching'],
    ['{ "systems": [\n {"system": "mwm-dutch",\n  "beta": 1.25} ],\n "rounds": 3 }', 3, 'β'],
    ['{ "systems": [\n {"system": "mwm-dutch",\n  "weights": "heavy"} ],\n "rounds": 3 }', 3, 'weights'],
    ['{ "systems": [\n {"system": "bcf",\n  "acceleration": "baku-2017"} ],\n "rounds": 7 }', 3, '9 rounds'],
    [
      '{ "systems": ["bcf"], "rounds": 3,\n "strengths": {\n "kind": "uniform", "low": 2000, "high": 1000 } }',
      3,
      'above',
    ],
    ['{ "systems": ["bcf"], "rounds": 3,\n "ratings": {\n "file": "other.trf" } }', 3, 'other.trf'],
    ['{ "systems": ["bcf"], "rounds": 3,\n "seeds": [5, 1] }', 2, 'seed'],
    ['{ "systems": ["bcf"], "rounds": 3,\n "tieBreaks": ["BH",\n "XYZ"] }', 3, 'XYZ'],
    [
      '{ "systems": ["bcf"], "rounds": 3, "ratings": [1500, 1600, 1700],\n "players": 4 }',
      2,
      'number of ratings is 3',
    ],
    ['{ "systems": ["bcf"] }', 1, 'rounds: this key is missing'],
  ])('%# is told with its line', (source, line, word) => {
    const config = read(source);
    if (config.ok) throw new Error('accepted');
    expect(config.failure.line).toBe(line);
    expect(config.failure.sentence).toContain(word);
  });
});
