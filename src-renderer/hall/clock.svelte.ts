/** How often the clock looks: seconds on the screen must not skip. */
const EVERY = 250;

/** The time, for everything that moves by itself. */
export class Clock {
  now = $state(Date.now());
  /** Since the window opened, in milliseconds: also where the clock is set. */
  running = $state(performance.now());

  /** Goes until the answer is called. */
  start(): () => void {
    const timer = setInterval(() => {
      this.now = Date.now();
      this.running = performance.now();
    }, EVERY);
    return () => clearInterval(timer);
  }
}
