import { Actions } from './actions';
import { mountBar, mountNotice } from './bar';
import { Composer } from './composer/composer';
import { byId } from './dom';
import { mountLog } from './log';
import { MessageList } from './messages/list';
import type { PageServer } from './protocol';
import { Session } from './session';
import { mountSidebar } from './sidebar';

export interface Page {
  session: Session;
  actions: Actions;
}

/** Starts the page with a server. Resolves when the page shows the messages of the server. */
export async function startPage(server: PageServer): Promise<Page> {
  const session = new Session(await server.fetchState(), server);
  const actions = new Actions(session);
  byId('messages').setAttribute('aria-label', session.texts.messages);
  mountSidebar(session);
  mountBar(session);
  mountNotice(session);
  mountLog(session);
  new Composer(session, actions);
  new MessageList(session, actions);
  server.listen(
    (event) => session.apply(event),
    () => session.connection(false),
    async () => {
      session.replace(await server.fetchState());
      session.connection(true);
    },
  );
  document.body.classList.add('ready');
  return { session, actions };
}
