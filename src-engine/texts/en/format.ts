import { formatsOf } from '../format.ts';

/** Days before months, and weeks without a comma. */
export const format = formatsOf('en-GB');
