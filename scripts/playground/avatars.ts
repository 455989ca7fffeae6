import type { Person } from '../discord/users';
import { h } from './dom';
import { WYRM } from './wyrm';

export function personAvatar(person: Person, size: 'large' | 'small'): HTMLElement {
  const avatar = h('span', { class: `avatar ${size}`, 'aria-hidden': 'true' }, [...person.displayName][0] ?? '?');
  avatar.style.background = person.colour;
  return avatar;
}

export function applicationAvatar(): HTMLElement {
  const avatar = h('span', { class: 'avatar large', 'aria-hidden': 'true' });
  avatar.innerHTML = WYRM;
  return avatar;
}
