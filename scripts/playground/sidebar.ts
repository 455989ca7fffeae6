import type { Person, Place } from '../discord/users';
import { personAvatar } from './avatars';
import { byId, h } from './dom';
import type { PageTexts } from './page-texts';
import type { Session } from './session';

function placeItem(place: Place, session: Session, leave: () => void): HTMLElement {
  const here = place.id === session.place.id;
  const go = () => {
    session.view(session.person, place);
    leave();
  };
  const mark = place.kind === 'dm' ? '@' : '#';
  return h(
    'button',
    { type: 'button', class: 'place', 'aria-current': here ? 'page' : null, onclick: go },
    h('span', { class: 'mark', 'aria-hidden': 'true' }, mark),
    place.name,
  );
}

const face = (person: Person, { roles }: PageTexts): (HTMLElement | string)[] => [
  personAvatar(person, 'large'),
  h(
    'span',
    { class: 'who' },
    h('span', { class: 'name' }, person.displayName),
    h('span', { class: 'role' }, `${roles[person.role] ?? person.role} · ${person.locale}`),
  ),
];

function personItem(person: Person, session: Session, leave: () => void): HTMLElement {
  if (person.isBot) return h('div', { class: 'person' }, ...face(person, session.texts));
  const chosen = person.id === session.person.id;
  const become = () => {
    session.view(person, session.place);
    leave();
  };
  return h(
    'button',
    {
      type: 'button',
      class: 'person',
      'aria-pressed': String(chosen),
      'data-person': person.username,
      onclick: become,
    },
    ...face(person, session.texts),
  );
}

export function mountSidebar(session: Session): void {
  const sidebar = byId('sidebar');
  const leave = () => document.body.classList.remove('drawer-open');
  const draw = () => {
    const { guild, places, people } = session.state;
    const { texts } = session;
    const servers = places.filter((place) => place.kind === 'guild').map((place) => placeItem(place, session, leave));
    const direct = places.filter((place) => place.kind === 'dm').map((place) => placeItem(place, session, leave));
    // Keeps the position of keyboard users in the list, although its buttons are replaced.
    const buttons: (Element | null)[] = [...sidebar.querySelectorAll('button')];
    const focused = buttons.indexOf(document.activeElement);
    sidebar.setAttribute('aria-label', texts.placesAndPeople);
    sidebar.replaceChildren(
      h('h2', { class: 'guild' }, guild.name),
      h(
        'div',
        { class: 'places' },
        h('h3', {}, texts.textChannels),
        ...servers,
        h('h3', {}, texts.directMessages),
        ...direct,
      ),
      h(
        'div',
        { class: 'people' },
        h('h3', {}, texts.playingAs),
        ...people.map((person) => personItem(person, session, leave)),
      ),
    );
    sidebar.querySelectorAll('button')[focused]?.focus({ preventScroll: true });
  };
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') leave();
  });
  document.addEventListener('click', ({ target }) => {
    const inside = target instanceof Element && target.closest('#sidebar, .menu');
    if (!inside) leave();
  });
  session.on('viewer', draw);
  draw();
}
