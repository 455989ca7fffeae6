type Child = Node | string | null | false;

type Attributes = {
  [name: string]: string | number | boolean | null | ((event: never) => void);
};

/**
 * Creates an element. A function as value of `onclick` and the like becomes a listener. The value `true` becomes an
 * empty attribute; `false` and `null` set no attribute.
 */
export function h<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  ...children: Child[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === 'function') element.addEventListener(name.slice(2), value as EventListener);
    else if (value === true) element.setAttribute(name, '');
    else if (value !== false && value !== null) element.setAttribute(name, String(value));
  }
  element.append(...children.filter((child): child is Node | string => child !== null && child !== false));
  return element;
}

/** Throws if the page has no element with this id. */
export function byId<Type extends HTMLElement = HTMLElement>(id: string): Type {
  const element = document.getElementById(id);
  if (!element) throw new Error(`no element #${id}`);
  return element as Type;
}

/** Turns HTML from `markdownHtml` into an element. All text in this HTML is escaped. */
export function rendered(html: string): HTMLElement {
  const element = h('div', { class: 'markdown' });
  element.innerHTML = html;
  return element;
}
