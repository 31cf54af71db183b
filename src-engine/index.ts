/** The engine's public face: the only file that code outside src-engine may import. */
export * from './model/cells.ts';
export * from './model/colour.ts';
export * from './model/outcome.ts';
export * from './model/player.ts';
export * from './model/points.ts';
export * from './model/result.ts';
export * from './model/scoring.ts';
export * from './model/tournament.ts';
export * from './history/competitor.ts';
export * from './history/competitors.ts';
export * from './acceleration/baku.ts';
export * from './handling/board-order.ts';
export * from './handling/initial-order.ts';
export * from './handling/task.ts';
export * from './systems/system.ts';
