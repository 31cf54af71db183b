export const CHROMIUM_ARGUMENTS: readonly string[];
export function findChromium(): string | null;
