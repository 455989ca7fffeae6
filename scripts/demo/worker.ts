import { draftOf } from '../dev/drafts';
import { pageDelivery, pageEvent, pageState } from '../dev/page-view';
import { startBot } from './bot';
import { openChannels } from './channels';
import { openDatabase } from './database';
import { createFileUrls } from './file-urls';
import { IndexedDbTable } from './indexed-db-table';
import { peopleFor } from './people';
import type { Call, Calls, FromWorker } from './protocol';

const page = globalThis as unknown as {
  postMessage(message: FromWorker): void;
  onmessage: ((event: { data: Call }) => void) | null;
};

type Answers = { [Kind in keyof Calls]: (input: Calls[Kind]['input']) => Promise<Calls[Kind]['output']> };

async function start(): Promise<Answers> {
  const database = await openDatabase();
  const messages = await openChannels(database);
  const { discord, commands, seedOf } = startBot(new IndexedDbTable(database), messages);
  const people = peopleFor(navigator.language);
  const { urlOf, forget } = createFileUrls();
  messages.onChange((change) => {
    page.postMessage({ event: pageEvent(change, urlOf) });
    forget(change.message, change.kind === 'put' ? change.message.files : []);
  });
  return {
    state: async () => pageState({ discord, commands, people, canSend: true, publicKey: '' }, urlOf),
    send: async (draft) => pageDelivery(await discord.deliver(draftOf(draft, { discord, commands, people })), urlOf),
    seed: () => seedOf(people[0]!.id),
  };
}

/** Starts at once, while the page still loads. */
const starting = start();

page.onmessage = async ({ data: { id, kind, input } }) => {
  try {
    const answers = await starting;
    page.postMessage({ id, output: await answers[kind](input as never) });
  } catch (error) {
    page.postMessage({ id, error: error instanceof Error ? error.message : String(error) });
  }
};
