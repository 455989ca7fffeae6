import type { EmbedPart } from '../../discord/payload';
import { h, rendered } from '../dom';
import { markdownHtml } from '../markdown/html';
import { addressOf, type ComponentContext } from './context';

/** An embed of the older kind. */
export function renderEmbed(embed: EmbedPart, context: ComponentContext): HTMLElement {
  const text = (content: string) => rendered(markdownHtml(content, context.names));
  const fields = (embed.fields ?? []).map((field) =>
    h(
      'div',
      { class: field.inline ? 'field inline' : 'field' },
      h('div', { class: 'name' }, field.name),
      text(field.value),
    ),
  );
  const holder = h(
    'div',
    { class: 'container embed accented' },
    embed.author ? h('div', { class: 'author' }, embed.author.name) : null,
    embed.title ? h('div', { class: 'title' }, embed.title) : null,
    embed.description ? text(embed.description) : null,
    fields.length > 0 ? h('div', { class: 'fields' }, ...fields) : null,
    embed.image ? h('img', { src: addressOf(embed.image.url, context.files), alt: '' }) : null,
    embed.footer ? h('div', { class: 'footer' }, embed.footer.text) : null,
  );
  holder.style.setProperty('--accent', `#${(embed.color ?? 0x3f4147).toString(16).padStart(6, '0')}`);
  return holder;
}
