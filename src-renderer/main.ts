/** Start of the page: styles, the language, the bridge to main, and the one component that holds all others. */
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import './styles/panes.css';
import './styles/controls.css';
import './styles/table.css';
import './styles/hall.css';
import { mount } from 'svelte';
import { connect } from './api.ts';
import { speak } from './texts.ts';

const target = document.getElementById('app');
if (target === null) throw new Error('index.html has no element #app');
const bridge = connect();
// English where main does not answer: the page then says so.
const state = await bridge.query('app.state', null);
if (state.ok) await speak(state.value.languages.interface);
// Only now: components read texts while they are loaded.
const { default: App } = await import('./App.svelte');
mount(App, { target, props: { bridge } });
