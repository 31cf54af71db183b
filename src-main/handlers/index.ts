import type { CommandName, CommandReply, Handlers, QueryName, Refusal } from '../ipc/contract.ts';
import type { Ports } from './ports.ts';

export type { Ports } from './ports.ts';

const NOT_YET: Refusal = {
  code: 'not-available-yet',
  message: 'This is not built yet.',
  advice: '',
  severity: 'refused',
};

const QUERIES = [
  'app.state',
  'app.systems',
  'files.browse',
  'settings.view',
  'players.view',
  'players.card',
  'round.view',
  'round.why',
  'round.whyNot',
  'standings.view',
  'standings.working',
  'documents.list',
  'documents.render',
  'log.view',
  'log.moment',
  'filing.problems',
] as const satisfies readonly QueryName[];

const COMMANDS = [
  'app.setTheme',
  'app.setResultKeys',
  'files.choose',
  'tournament.create',
  'tournament.open',
  'tournament.acceptImport',
  'tournament.cancelImport',
  'tournament.close',
  'tournament.openDemo',
  'tournament.recover',
  'tournament.workOnCopy',
  'tournament.takeOver',
  'tournament.export',
  'settings.change',
  'players.add',
  'players.change',
  'players.remove',
  'players.setArrival',
  'players.withdraw',
  'players.setBye',
  'players.readTable',
  'players.acceptTable',
  'round.pair',
  'round.cancelPairing',
  'round.discard',
  'round.arrange',
  'round.check',
  'round.readIssue',
  'round.publish',
  'round.unpublish',
  'results.enter',
  'documents.save',
  'documents.print',
  'log.undo',
  'log.redo',
  'log.goBack',
  'log.lookAt',
  'log.export',
  'mirror.add',
  'mirror.remove',
] as const satisfies readonly CommandName[];

/** What main does for the renderer, the same in every host. Each host calls this once. */
export function createHandlers(ports: Ports): Handlers {
  const refuse = (): Promise<CommandReply<CommandName>> => Promise.resolve({ ok: false, refusal: NOT_YET });
  const queries = Object.fromEntries(QUERIES.map((name) => [name, refuse]));
  queries['app.state'] = () =>
    Promise.resolve({
      ok: true,
      value: {
        version: ports.version,
        host: ports.host,
        document: null,
        recent: [],
        theme: 'system',
        resultKeys: 'wallchart',
        recovered: '',
      },
    }) as never;
  return {
    queries: queries as unknown as Handlers['queries'],
    commands: Object.fromEntries(COMMANDS.map((name) => [name, refuse])) as unknown as Handlers['commands'],
    documentBytes: () => null,
    listen: () => () => undefined,
    close: () => Promise.resolve(),
  };
}
