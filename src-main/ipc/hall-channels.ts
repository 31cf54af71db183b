/** Electron's channels of the hall window, shared by main and that window's preload script alone. */
export const HALL_PICTURE = 'hall:picture';
export const HALL_CHANGED = 'hall:changed';
