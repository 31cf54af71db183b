/** Start of the hall window: it asks for its picture, speaks the picture's language, and draws it from then on. */
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/hall.css';
import { mount } from 'svelte';
import { connectHall } from './api.ts';
import { HallLink } from './hall/link.svelte.ts';
import { speak } from './texts.ts';

const target = document.getElementById('hall');
if (target === null) throw new Error('hall.html has no element #hall');
const link = new HallLink(connectHall());
link.start();
await link.first;
await speak(link.picture?.language ?? 'en');
// Only now: components read texts while they are loaded.
const { default: HallWindow } = await import('./hall/HallWindow.svelte');
mount(HallWindow, { target, props: { link } });
