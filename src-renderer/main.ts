/** Start of the page: styles, the bridge to main, and the one component that holds all others. */
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import './styles/panes.css';
import './styles/controls.css';
import './styles/table.css';
import { mount } from 'svelte';
import { connect } from './api.ts';
import App from './App.svelte';

const target = document.getElementById('app');
if (target === null) throw new Error('index.html has no element #app');
mount(App, { target, props: { bridge: connect() } });
