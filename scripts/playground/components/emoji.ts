import type { Emoji } from '../../discord/payload';
import { h } from '../dom';

/** A standard emoji as text, an uploaded one as its picture. */
export function emojiElement(emoji: Emoji): HTMLElement {
  if (!emoji.id) return h('span', { class: 'emoji', 'aria-hidden': 'true' }, emoji.name ?? '');
  const source = `https://cdn.discordapp.com/emojis/${emoji.id}.${emoji.animated ? 'gif' : 'png'}`;
  return h('img', { class: 'emoji', src: source, alt: emoji.name ? `:${emoji.name}:` : '' });
}
