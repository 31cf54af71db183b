/** German, by rooms. What is not here is English until the language is complete. */
export { colourNames as colours } from './app.ts';
export { format } from './format.ts';
