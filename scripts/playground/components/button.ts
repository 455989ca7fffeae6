import type { Component } from '../../discord/payload';
import { h } from '../dom';
import type { ComponentContext } from './context';
import { emojiElement } from './emoji';

const STYLES: Record<number, string> = {
  1: 'primary',
  2: 'secondary',
  3: 'success',
  4: 'danger',
  5: 'link',
  6: 'premium',
};
const LINK = 5;

export function renderButton(part: Component, context: ComponentContext): HTMLElement {
  const look = `button ${STYLES[part.style ?? 2] ?? 'secondary'}`;
  const inside = [
    part.emoji ? emojiElement(part.emoji) : null,
    part.label ? h('span', { class: 'label' }, part.label) : null,
  ];
  if (part.style === LINK) {
    return h(
      'a',
      { class: look, href: part.url ?? '', target: '_blank', rel: 'noreferrer noopener' },
      ...inside,
      h('span', { 'aria-hidden': 'true' }, ' ↗'),
    );
  }
  const customId = part.custom_id ?? '';
  const name = part.label ?? part.emoji?.name ?? 'button';
  const press = ({ currentTarget }: Event) => {
    const button = currentTarget as HTMLElement;
    if (button.getAttribute('aria-disabled') === 'true') return;
    button.classList.add('pressed');
    context.use(customId, part.type, null, name);
  };
  return h(
    'button',
    {
      type: 'button',
      class: look,
      disabled: part.disabled === true || !context.enabled,
      'data-custom-id': customId,
      'aria-label': part.label ? null : name,
      onclick: press,
    },
    ...inside,
  );
}
