/** Storing a rating list from a file: read first, then asked about where it has to be, then stored. */
import { namesPlayers } from '../../lists/national.ts';
import { texts } from '../../texts.ts';
import type { Desk } from '../desk.ts';
import { answer, refusal, refuse, type CommandsOf } from '../reply.ts';
import { mappingOfArgs } from './columns.ts';
import { dropFile } from './fetch-file.ts';
import type { Lists } from './lists.ts';
import { asking } from '../transact.ts';
import { questionOf } from './questions.ts';

const MONTH = /^(?:19|20)\d\d-(?:0[1-9]|1[0-2])$/;

export function importCommands(desk: Desk, lists: Lists): CommandsOf<'lists.import' | 'lists.drop'> {
  const { reader } = lists;
  return {
    'lists.import': async (args) => {
      const words = texts.lists;
      const name = args.name.normalize('NFC').replaceAll(/\s+/g, ' ').trim();
      const chosen = desk.files.take(args.file, 'open-list');
      if (!chosen.ok) return chosen;
      if (reader.reading !== '') return refuse(refusal('list-being-read', words.busy));
      if (name === '') return refuse(refusal('list-nameless', words.nameless, words.nameIt));
      if (args.table !== undefined && !namesPlayers(mappingOfArgs(args.table)))
        return refuse(refusal('list-without-names', words.withoutNames, words.sayNames));
      if (!MONTH.test(args.month)) return refuse(refusal('month-unreadable', words.monthOdd(args.month)));
      const path = chosen.value;
      const read = await reader.read({
        path,
        name,
        month: args.month,
        ...(args.table === undefined ? {} : { table: args.table }),
      });
      if (!('built' in read)) return refuse(read);
      // What is stored may have changed while the file was read, and while the question was open.
      const question = questionOf(read, desk.now(), lists.all(), (among) => lists.inUseAmong(among));
      const asked = question === null ? null : asking(question.level, args.confirmed, question);
      if (asked !== null) return asked;
      const refused = reader.keep(read, path);
      if (refused !== null) return refuse(refused);
      dropFile(desk, lists, path, true);
      return answer(null);
    },
    'lists.drop': ({ file }) => {
      const chosen = desk.files.take(file, 'open-list');
      if (!chosen.ok) return Promise.resolve(chosen);
      reader.discard();
      if (reader.reading === '') dropFile(desk, lists, chosen.value, false);
      return Promise.resolve(answer(null));
    },
  };
}
