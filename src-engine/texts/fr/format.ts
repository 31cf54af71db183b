import { formatsOf } from '../format.ts';

/** The habits of France: decimal comma, days before months. */
export const format = formatsOf('fr-FR');
