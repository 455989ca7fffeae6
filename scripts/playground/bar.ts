import { byId, h } from './dom';
import type { Session } from './session';

export function mountBar(session: Session): void {
  const bar = byId('bar');
  const log = byId('log');
  const menu = () => document.body.classList.toggle('drawer-open');
  const draw = () => {
    const { place, person, texts } = session;
    const toggleLog = ({ currentTarget }: Event) => {
      log.hidden = !log.hidden;
      (currentTarget as HTMLElement).setAttribute('aria-expanded', String(!log.hidden));
    };
    bar.replaceChildren(
      h('button', { type: 'button', class: 'menu', 'aria-label': texts.placesAndPeople, onclick: menu }, '☰'),
      h('span', { class: 'mark', 'aria-hidden': 'true' }, place.kind === 'dm' ? '@' : '#'),
      h('h1', {}, place.name),
      h('span', { class: 'as' }, texts.as(person.displayName)),
      h(
        'button',
        {
          type: 'button',
          class: 'toggle',
          'aria-controls': 'log',
          'aria-expanded': String(!log.hidden),
          onclick: toggleLog,
        },
        'Interactions',
      ),
    );
  };
  session.on('viewer', draw);
  draw();
}

/** Shows the line that explains why the page cannot send. Hides the line while the page can send. */
export function mountNotice(session: Session): void {
  const notice = byId('notice');
  const draw = () => {
    const { canSend, publicKey } = session.state;
    const text = !session.connected
      ? 'The server does not answer. This page goes on by itself as soon as it is back.'
      : canSend
        ? ''
        : `DISCORD_PUBLIC_KEY is set: this server accepts only interactions signed with ${publicKey.slice(0, 8)}…, so this page cannot send any.`;
    notice.hidden = text === '';
    notice.textContent = text;
  };
  session.on('viewer', draw);
  session.on('connection', draw);
  draw();
}
