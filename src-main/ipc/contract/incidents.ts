/** Incidents as the pages show them. */
import type { Incident } from '../../../src-engine/index.ts';
import type { PlayerName } from './reply.ts';

/** An incident with its entry of the log. */
export interface IncidentRow extends Omit<Incident, 'players'> {
  readonly seq: number;
  readonly players: readonly PlayerName[];
  /** When it was noted, ISO 8601, and by whom. */
  readonly at: string;
  readonly actor: string;
}

/** The incidents of the tournament, and who notes them. */
export interface IncidentsView {
  /** The newest first. */
  readonly incidents: readonly IncidentRow[];
  /** Who is at the desk, `''` for nobody by name, and who was before. */
  readonly operator: string;
  readonly operators: readonly string[];
}
