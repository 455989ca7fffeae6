import { Actions } from './actions';
import { fetchState, listen } from './api';
import { mountBar, mountNotice } from './bar';
import { Composer } from './composer/composer';
import { mountLog } from './log';
import { MessageList } from './messages/list';
import { Session } from './session';
import { mountSidebar } from './sidebar';

async function start(): Promise<void> {
  const session = new Session(await fetchState());
  const actions = new Actions(session);
  mountSidebar(session);
  mountBar(session);
  mountNotice(session);
  mountLog(session);
  new Composer(session, actions);
  new MessageList(session, actions);
  listen(
    (event) => session.apply(event),
    () => session.connection(false),
    async () => {
      session.replace(await fetchState());
      session.connection(true);
    },
  );
  document.body.classList.add('ready');
}

void start();
