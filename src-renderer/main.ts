/** Start of the page: styles, the language, the bridge to main, and the one component that holds all others. */
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import './styles/panes.css';
import './styles/controls.css';
import './styles/table.css';
import { mount } from 'svelte';
import { languageOf } from '../src-engine/texts/index.ts';
import { connect } from './api.ts';
import { speak } from './texts.ts';

const target = document.getElementById('app');
if (target === null) throw new Error('index.html has no element #app');
await speak(languageOf('system', navigator.languages));
// Only now: components read texts while they are loaded.
const { default: App } = await import('./App.svelte');
mount(App, { target, props: { bridge: connect() } });
