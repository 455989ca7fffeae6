import { type Message, type MessageChange, MessageStore } from '../discord/messages';
import { MESSAGES, resultOf } from './database';

/** Name of the channel with which tabs of one browser announce changes. */
const CHANNEL = 'wyrmdeep-messages';
const LIMIT = 100;

/** The database stores the messages, and all tabs show the same ones. */
export async function openChannels(database: IDBDatabase): Promise<MessageStore> {
  const messages = new MessageStore(LIMIT);
  const kept: Message[] = await resultOf(database.transaction(MESSAGES).objectStore(MESSAGES).getAll());
  for (const message of kept.sort(byAge)) messages.put(message);
  const tabs = new BroadcastChannel(CHANNEL);
  let isFromOtherTab = false;
  messages.onChange((change) => {
    if (isFromOtherTab) return;
    const store = database.transaction(MESSAGES, 'readwrite').objectStore(MESSAGES);
    if (change.kind === 'put') store.put(change.message);
    else store.delete(change.message.id);
    tabs.postMessage(change);
  });
  tabs.onmessage = ({ data }: MessageEvent<MessageChange>) => {
    isFromOtherTab = true;
    if (data.kind === 'put') messages.put(data.message);
    else messages.remove(data.message.id);
    isFromOtherTab = false;
  };
  return messages;
}

/** Orders messages by their ids, which contain the time. All ids have the same number of digits. */
const byAge = (a: Message, b: Message): number => (a.id < b.id ? -1 : 1);
