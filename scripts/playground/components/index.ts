import { COMPONENT, type Component } from '../../discord/payload';
import { h, rendered } from '../dom';
import { sizeText } from '../format';
import { markdownHtml } from '../markdown';
import type { ComponentContext } from './context';
import { renderSelect } from './select';

type Renderer = (part: Component, context: ComponentContext) => HTMLElement;

const RENDERERS: Record<number, Renderer> = {
  [COMPONENT.row]: (part, context) => h('div', { class: 'row' }, ...renderAll(part.components, context)),
  [COMPONENT.button]: renderButton,
  [COMPONENT.stringSelect]: renderSelect,
  [COMPONENT.text]: (part, context) => rendered(markdownHtml(part.content ?? '', context.names)),
  [COMPONENT.gallery]: renderGallery,
  [COMPONENT.file]: renderFile,
  [COMPONENT.container]: renderContainer,
};

export function renderAll(parts: readonly Component[] | undefined, context: ComponentContext): HTMLElement[] {
  return (parts ?? []).map(
    (part) =>
      RENDERERS[part.type]?.(part, context) ??
      h('div', { class: 'unknown' }, `component type ${part.type} is not rendered here`),
  );
}

const STYLES: Record<number, string> = { 1: 'primary', 2: 'secondary', 3: 'success', 4: 'danger' };

function renderButton(part: Component, context: ComponentContext): HTMLElement {
  if (part.url !== undefined) {
    return h('a', { class: 'button secondary', href: part.url, target: '_blank', rel: 'noopener' }, part.label ?? '');
  }
  const customId = part.custom_id ?? '';
  const emoji = part.emoji?.name ?? '';
  const name = part.label ?? (emoji || 'button');
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
      class: `button ${STYLES[part.style ?? 2] ?? 'secondary'}`,
      disabled: part.disabled === true || !context.enabled,
      'data-custom-id': customId,
      'aria-label': part.label ? null : name,
      onclick: press,
    },
    emoji ? h('span', { class: 'emoji', 'aria-hidden': 'true' }, emoji) : null,
    part.label ? h('span', { class: 'label' }, part.label) : null,
  );
}

function renderGallery({ items = [] }: Component, { files }: ComponentContext): HTMLElement {
  const pictures = items.map(({ media, description }) => {
    const source = addressOf(media.url, files);
    return h(
      'a',
      { class: 'media', href: source, target: '_blank', rel: 'noreferrer noopener', tabindex: '-1' },
      h('img', { src: source, alt: description ?? '', loading: 'eager' }),
    );
  });
  return h('div', { class: 'gallery' }, ...pictures);
}

function renderFile(part: Component, { files }: ComponentContext): HTMLElement {
  const address = addressOf(part.file?.url ?? '', files);
  const file = files.find(({ url }) => url === address);
  return h(
    'div',
    { class: 'file' },
    h('span', { class: 'icon', 'aria-hidden': 'true' }, '▤'),
    h('a', { href: address, download: file?.filename ?? true }, file?.filename ?? address),
    file ? h('span', { class: 'size' }, sizeText(file.size)) : null,
  );
}

function renderContainer(part: Component, context: ComponentContext): HTMLElement {
  const holder = h('div', { class: 'container' }, ...renderAll(part.components, context));
  if (typeof part.accent_color === 'number') {
    holder.classList.add('accented');
    holder.style.setProperty('--accent', `#${part.accent_color.toString(16).padStart(6, '0')}`);
  }
  return holder;
}

/** Returns the URL of a picture or file: of an attachment of the message, or the given URL itself. */
function addressOf(url: string, files: ComponentContext['files']): string {
  const name = /^attachment:\/\/(.+)$/.exec(url)?.[1];
  if (name === undefined) return url;
  return files.findLast((file) => file.filename === name)?.url ?? '';
}
