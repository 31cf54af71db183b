/** Keeps the screen from going dark while the page is in view, where the browser can; the answer ends it. */
export function keepAwake(): () => void {
  const request = (): void => {
    // Refused while the page is hidden, and by hosts that keep the screen awake themselves.
    if (document.visibilityState === 'visible') navigator.wakeLock?.request('screen').catch(() => undefined);
  };
  document.addEventListener('visibilitychange', request);
  request();
  return () => document.removeEventListener('visibilitychange', request);
}
