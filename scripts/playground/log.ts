import { byId, h } from './dom';
import { callbackText, durationText, sizeText } from './format';
import type { LogEntry, Session } from './session';

function summary({ delivery }: LogEntry): string {
  const answer = delivery.ok ? callbackText(delivery.callback?.type) : 'failed';
  return `${durationText(delivery.ms)} · ${sizeText(delivery.bytes)} · ${answer}`;
}

/** Shows the newest interaction as one line, and a panel with all interactions: person, time and size. */
export function mountLog(session: Session): void {
  const panel = byId('log');
  const status = byId('status');
  const draw = () => {
    const [newest] = session.log;
    status.textContent = newest ? `${newest.what}: ${summary(newest)}` : '';
    const rows = session.log.map((entry) =>
      h(
        'tr',
        { class: entry.delivery.ok ? null : 'failed' },
        h('td', {}, entry.what, h('span', { class: 'by' }, ` ${entry.person.displayName}`)),
        h('td', {}, durationText(entry.delivery.ms)),
        h('td', {}, sizeText(entry.delivery.bytes)),
        h(
          'td',
          {},
          entry.delivery.ok ? callbackText(entry.delivery.callback?.type) : entry.delivery.problems.join('; '),
        ),
      ),
    );
    const heads = ['Interaction', 'Time', 'Size', 'Reply'].map((text) => h('th', { scope: 'col' }, text));
    panel.replaceChildren(
      h('h2', {}, 'Interactions'),
      h('table', {}, h('thead', {}, h('tr', {}, ...heads)), h('tbody', {}, ...rows)),
    );
  };
  session.on('log', draw);
  draw();
}
