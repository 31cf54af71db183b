/** The old door of the texts, for imports that are still to be changed. */
export { text } from '../texts.ts';
