import { draftOf } from '../dev/drafts';
import { pageDelivery, pageEvent, pageState } from '../dev/page-view';
import { startBot, voteByDefault } from './bot';
import { openChannels } from './channels';
import { Companions } from './companions';
import { openDatabase } from './database';
import { createFileUrls } from './file-urls';
import { IndexedDbTable } from './indexed-db-table';
import { peopleFor } from './people';
import type { Call, Calls, FromWorker } from './protocol';

declare const APPLICATION_ID: string;
declare const SOURCE_URL: string;

const page = globalThis as unknown as {
  postMessage(message: FromWorker): void;
  onmessage: ((event: { data: Call }) => void) | null;
};

type Answers = { [Kind in keyof Calls]: (input: Calls[Kind]['input']) => Promise<Calls[Kind]['output']> };

async function start(): Promise<Answers> {
  const database = await openDatabase();
  const messages = await openChannels(database);
  const { discord, store, commands, seedCodeOf } = startBot(new IndexedDbTable(database), messages, {
    application: APPLICATION_ID,
    source: SOURCE_URL,
  });
  await voteByDefault(store);
  const people = peopleFor(navigator.languages);
  const [visitor, ...bots] = people;
  const companions = new Companions({ discord, store, visitor, bots });
  const { urlOf, forget } = createFileUrls();
  messages.onChange((change) => {
    page.postMessage({ event: pageEvent(change, urlOf) });
    forget(change.message, change.kind === 'put' ? change.message.files : []);
  });
  return {
    state: async () => pageState({ discord, commands, people, canSend: true, publicKey: '' }, urlOf),
    async send(input) {
      const draft = draftOf(input, { discord, commands, people });
      const delivery = await discord.deliver(draft);
      void companions.answer(draft, delivery);
      return pageDelivery(delivery, urlOf);
    },
    seedCode: () => seedCodeOf(visitor.id),
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
