/** Names one command, so that main knows it again when it comes twice. */
export function newIdentity(): string {
  return crypto.randomUUID();
}
