import type { Room } from '../catalogue.ts';

export const colourNames = { white: 'Blancs', black: 'Noirs' } satisfies Room<'fr', 'colours'>;
