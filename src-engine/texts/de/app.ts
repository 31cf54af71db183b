import type { Room } from '../catalogue.ts';

export const colourNames = { white: 'Weiß', black: 'Schwarz' } satisfies Room<'de', 'colours'>;
