/** Second media of the open tournament. */
import { statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { Refusal } from '../../ipc/contract.ts';
import { MirrorSet } from '../../storage/mirror-set.ts';
import type { TournamentFile } from '../../storage/tournament-file.ts';
import { ALL_VIEWS, type Desk } from '../desk.ts';
import { noDocument } from '../refusals.ts';
import { answer, refusal, refuse, type CommandsOf } from '../reply.ts';
import { texts } from '../../texts.ts';

/** Starts feeding the media that this machine has for the document. `Media` are what they are fed with; tests pass their own. */
export function startMirrors(desk: Desk, file: TournamentFile, Media = MirrorSet): MirrorSet {
  const media = desk.preferences.values.mirrors[file.log.document] ?? [];
  return new Media(
    media,
    () => ({
      document: file.log.document,
      name: file.log.state.tournament.info.name,
      epoch: file.log.state.epoch,
      records: file.log.records,
    }),
    {
      changed: () => {
        void desk.document?.restore?.flush();
        desk.changed(['app']);
      },
      fenced: ({ by, at }) => {
        if (file.closedFor !== null) return;
        file.fence(by, at);
        desk.changed(ALL_VIEWS);
      },
    },
  );
}

export function mirrorsCommands(desk: Desk): CommandsOf<'mirror.add' | 'mirror.remove'> {
  function remember(change: (media: readonly string[]) => string[]): void {
    const { document } = desk.document!.log;
    const { mirrors } = desk.preferences.values;
    desk.preferences.change({ mirrors: { ...mirrors, [document]: change(mirrors[document] ?? []) } });
  }

  return {
    'mirror.add': async ({ folder }) => {
      const { document } = desk;
      if (document?.mirrors == null) return refuse(desk.writeObstacle() ?? noDocument());
      const chosen = desk.files.take(folder, 'medium-folder');
      if (!chosen.ok) return chosen;
      const medium = resolve(chosen.value);
      const problem = mediumProblem(medium, document.path);
      if (problem !== null) return refuse(problem);
      remember((media) => [...media.filter((known) => known !== medium), medium]);
      document.mirrors.add(medium);
      await document.mirrors.flush();
      void document.restore?.flush();
      desk.changed(['app']);
      return answer(null);
    },
    'mirror.remove': async ({ id }) => {
      const { document } = desk;
      if (document?.mirrors == null) return refuse(desk.writeObstacle() ?? noDocument());
      remember((media) => media.filter((known) => known !== id));
      await document.mirrors.remove(id);
      desk.changed(['app']);
      return answer(null);
    },
  };
}

function mediumProblem(medium: string, document: string): Refusal | null {
  try {
    if (!statSync(medium).isDirectory())
      return refusal('not-a-folder', texts.tournamentFile.medium.notAFolder(medium));
  } catch {
    return refusal('folder-missing', texts.tournamentFile.medium.missing(medium));
  }
  return medium === dirname(document) ? refusal('same-folder', texts.tournamentFile.medium.sameFolder) : null;
}
