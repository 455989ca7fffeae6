import type { Component, GalleryItem } from '../../discord/payload';
import { h } from '../dom';
import { sizeText } from '../format';
import { addressOf, type ComponentContext } from './context';

function picture(item: GalleryItem, context: ComponentContext): HTMLElement {
  const source = addressOf(item.media.url, context.files);
  const image = h('img', { src: source, alt: item.description ?? '', loading: 'eager' });
  const link = h(
    'a',
    {
      class: item.spoiler ? 'media spoiled' : 'media',
      href: source,
      target: '_blank',
      rel: 'noreferrer noopener',
      tabindex: '-1',
    },
    image,
  );
  if (item.spoiler) {
    link.addEventListener('click', (event) => {
      if (link.classList.contains('spoiled')) event.preventDefault();
      link.classList.remove('spoiled');
    });
  }
  return link;
}

export function renderGallery(part: Component, context: ComponentContext): HTMLElement {
  const items = part.items ?? [];
  return h('div', { class: `gallery of-${Math.min(items.length, 4)}` }, ...items.map((item) => picture(item, context)));
}

export function renderThumbnail(part: Component, context: ComponentContext): HTMLElement {
  const image = h('img', { src: addressOf(part.media?.url ?? '', context.files), alt: part.description ?? '' });
  return h('span', { class: 'thumbnail' }, image);
}

export function renderFile(part: Component, context: ComponentContext): HTMLElement {
  const address = addressOf(part.file?.url ?? '', context.files);
  const file = context.files.find(({ url }) => url === address);
  return h(
    'div',
    { class: 'file' },
    h('span', { class: 'icon', 'aria-hidden': 'true' }, '▤'),
    h('a', { href: address, download: file?.filename ?? true }, file?.filename ?? address),
    file ? h('span', { class: 'size' }, sizeText(file.size)) : null,
  );
}
