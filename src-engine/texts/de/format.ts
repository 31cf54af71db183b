import { formatsOf } from '../format.ts';

/** The habits of Germany: decimal comma, a full stop after the day. */
export const format = formatsOf('de-DE');
