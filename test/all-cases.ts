/**
 * Loaded before a test, lets it try all of its cases. It writes in memory, as with the few cases of the fast loop: crashes and
 * power cuts have tests of their own.
 */
import { afterAll } from 'vitest';
import inMemory from '../tools/memory-folder.ts';
import { tryAll } from './effort.ts';

tryAll();
afterAll(inMemory({ config: { env: process.env } }));
