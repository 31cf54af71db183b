import type { App } from './app.svelte.ts';

/** Keeps the page's theme at what was chosen, or at what the system asks for, and its rows at their height. */
export function followTheme(app: App): void {
  const dark = window.matchMedia('(prefers-color-scheme: dark)');
  const contrast = window.matchMedia('(prefers-contrast: more)');

  const apply = (): void => {
    const chosen = app.state?.theme ?? 'system';
    const system = contrast.matches ? 'contrast' : dark.matches ? 'dark' : 'light';
    document.documentElement.dataset.theme = chosen === 'system' ? system : chosen;
    document.documentElement.dataset.rows = app.state?.rows ?? 'compact';
  };

  $effect(() => {
    apply();
    dark.addEventListener('change', apply);
    contrast.addEventListener('change', apply);
    return () => {
      dark.removeEventListener('change', apply);
      contrast.removeEventListener('change', apply);
    };
  });
}
