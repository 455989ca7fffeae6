import { parseAnsi } from './ansi';
import { parseMarkdown } from './parse';
import type { Block, Inline } from './syntax';
import { timeText } from './time';

/** What mentions and times need to be written out. */
export interface Names {
  user(id: string): string;
  channel(id: string): string;
  /** Seconds since 1970. */
  now: number;
  locale: string;
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character]!);
}

const TAGS = { bold: 'strong', italic: 'em', underline: 'u', strike: 's' } as const;

function inlineHtml(part: Inline, names: Names): string {
  switch (part.kind) {
    case 'text':
      return escapeHtml(part.text);
    case 'break':
      return '<br>';
    case 'code':
      return `<code>${escapeHtml(part.text)}</code>`;
    case 'spoiler':
      return `<button type="button" class="spoiler" aria-label="Spoiler" aria-expanded="false"><span>${inlinesHtml(part.children, names)}</span></button>`;
    case 'link':
      return `<a href="${escapeHtml(part.url)}" target="_blank" rel="noreferrer noopener">${inlinesHtml(part.children, names)}</a>`;
    case 'user':
      return `<span class="mention">@${escapeHtml(names.user(part.id))}</span>`;
    case 'channel':
      return `<span class="mention">#${escapeHtml(names.channel(part.id))}</span>`;
    case 'role':
      return '<span class="mention">@role</span>';
    case 'everyone':
      return `<span class="mention">${part.text}</span>`;
    case 'command':
      return `<button type="button" class="mention command-mention" data-command="${escapeHtml(part.name)}">/${escapeHtml(part.name)}</button>`;
    case 'emoji':
      return emojiHtml(part);
    case 'time':
      return `<time class="timestamp">${escapeHtml(timeText(part.seconds, part.style, names.now, names.locale))}</time>`;
    default:
      return `<${TAGS[part.kind]}>${inlinesHtml(part.children, names)}</${TAGS[part.kind]}>`;
  }
}

function inlinesHtml(parts: readonly Inline[], names: Names): string {
  return parts.map((part) => inlineHtml(part, names)).join('');
}

/** An uploaded emoji: its picture is on Discord's own servers. */
export function emojiHtml({ id, name, animated }: { id: string; name: string; animated: boolean }): string {
  const source = `https://cdn.discordapp.com/emojis/${id}.${animated ? 'gif' : 'png'}`;
  return `<img class="emoji" src="${source}" alt=":${escapeHtml(name)}:" title=":${escapeHtml(name)}:">`;
}

function codeHtml(language: string, text: string): string {
  const body =
    language === 'ansi'
      ? parseAnsi(text)
          .map((span) => `<span class="${span.classes.join(' ')}">${escapeHtml(span.text)}</span>`)
          .join('')
      : escapeHtml(text);
  return `<pre><code>${body}</code></pre>`;
}

function blockHtml(block: Block, names: Names): string {
  switch (block.kind) {
    case 'paragraph':
      return `<p>${inlinesHtml(block.children, names)}</p>`;
    case 'heading':
      return `<h${block.level + 2} class="size-${block.level}">${inlinesHtml(block.children, names)}</h${block.level + 2}>`;
    case 'subtext':
      return `<p class="subtext">${inlinesHtml(block.children, names)}</p>`;
    case 'quote':
      return `<blockquote>${block.children.map((child) => blockHtml(child, names)).join('')}</blockquote>`;
    case 'list': {
      const items = block.items
        .map((item) => `<li>${item.map((child) => blockHtml(child, names)).join('')}</li>`)
        .join('');
      return block.ordered ? `<ol start="${block.start}">${items}</ol>` : `<ul>${items}</ul>`;
    }
    case 'codeBlock':
      return codeHtml(block.language, block.text);
  }
}

/** A message as HTML. All text is escaped: nothing an application sends becomes markup of the page. */
export function markdownHtml(source: string, names: Names): string {
  return parseMarkdown(source)
    .map((block) => blockHtml(block, names))
    .join('');
}
