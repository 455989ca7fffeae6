import { COMPONENT, type Component } from '../../discord/payload';
import { h, rendered } from '../dom';
import { markdownHtml } from '../markdown/html';
import { renderButton } from './button';
import type { ComponentContext } from './context';
import { renderFile, renderGallery, renderThumbnail } from './media';
import { renderSelect } from './select';

type Renderer = (part: Component, context: ComponentContext) => HTMLElement;

const RENDERERS: Record<number, Renderer> = {
  [COMPONENT.row]: (part, context) => h('div', { class: 'row' }, ...renderAll(part.components, context)),
  [COMPONENT.button]: renderButton,
  [COMPONENT.stringSelect]: renderSelect,
  [COMPONENT.section]: renderSection,
  [COMPONENT.text]: (part, context) => rendered(markdownHtml(part.content ?? '', context.names)),
  [COMPONENT.thumbnail]: renderThumbnail,
  [COMPONENT.gallery]: renderGallery,
  [COMPONENT.file]: renderFile,
  [COMPONENT.separator]: (part) =>
    h('hr', { class: `separator${part.divider === false ? ' bare' : ''}${part.spacing === 2 ? ' wide' : ''}` }),
  [COMPONENT.container]: renderContainer,
};

function renderSection(part: Component, context: ComponentContext): HTMLElement {
  return h(
    'div',
    { class: 'section' },
    h('div', { class: 'texts' }, ...renderAll(part.components, context)),
    part.accessory ? renderComponent(part.accessory, context) : null,
  );
}

function renderContainer(part: Component, context: ComponentContext): HTMLElement {
  const holder = h(
    'div',
    { class: `container${part.spoiler ? ' spoiled' : ''}` },
    ...renderAll(part.components, context),
  );
  if (typeof part.accent_color === 'number') {
    holder.classList.add('accented');
    holder.style.setProperty('--accent', `#${part.accent_color.toString(16).padStart(6, '0')}`);
  }
  if (part.spoiler) holder.addEventListener('click', () => holder.classList.remove('spoiled'), { once: true });
  return holder;
}

function renderComponent(part: Component, context: ComponentContext): HTMLElement {
  const render = RENDERERS[part.type];
  return render
    ? render(part, context)
    : h('div', { class: 'unknown' }, `component type ${part.type} is not drawn here`);
}

/** A list of components as a message shows it. */
export function renderAll(parts: readonly Component[] | undefined, context: ComponentContext): HTMLElement[] {
  return (parts ?? []).map((part) => renderComponent(part, context));
}
