/** What the program says outside of its window: to a browser that it does not let in, and where it was started. */
export const hostText = {
  notIn: 'This address works once. Start Wallchart again to get a new window.',
  usedOrOld: 'This address was used already, or is too old. Start Wallchart again to get a new window.',
  unknownHost: 'Unknown host',
  foreignOrigin: 'Foreign origin',
  foreignPage: 'Foreign page',
  noAddress: 'This is no address',
  wrongMethod: 'Method not allowed',
  noOrigin: 'A call needs the page’s origin',
  noKey: 'This needs the page’s key',
  notJson: 'A call is JSON, and says so',
  tooLong: 'The call is too long',
  tooManyWindows: 'Too many windows',
  mistake: 'The program made a mistake',
  runsAt: (address: string) => `Wallchart runs at ${address}`,
  howToEnter: (minutes: number) =>
    `Open this address in a browser on this machine within ${minutes} minutes; it works once. Ctrl C ends the program.`,
  runsInWindow: 'Wallchart runs in a window of its own. Closing it, or Ctrl C here, ends the program.',
  noWindow: 'The window could not be opened.',
};
