/** Loaded before a test, lets it try all of its cases. */
import { tryAll } from './effort.ts';

tryAll();
