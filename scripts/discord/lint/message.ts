import {
  type AttachmentEntry,
  COMPONENT,
  type Component,
  type EmbedPart,
  FLAG,
  flatten,
  mediaUrls,
  type PayloadData,
  type Upload,
} from '../payload';

/** Facts about the message before an edit; NEW_MESSAGE for a new message. */
export interface Before {
  componentsV2: boolean;
  files: readonly string[];
}

export const NEW_MESSAGE: Before = { componentsV2: false, files: [] };

const MAX_COMPONENTS = 40;
const MAX_TEXT = 4000;
/** Maximum number of bytes in all Text Displays, plus 12 for each. Above this number, Discord answers 500. */
const MAX_TEXT_BYTES = 10170;
const MAX_EMBED_TEXT = 6000;

function embedText(embed: EmbedPart): number {
  const parts = [embed.title, embed.description, embed.footer?.text, embed.author?.name];
  const fields = (embed.fields ?? []).flatMap((field) => [field.name, field.value]);
  return [...parts, ...fields].reduce((sum, text) => sum + (text?.length ?? 0), 0);
}

function* buttonProblems(part: Component): Generator<string> {
  const linked = part.style === 5;
  if (linked && !part.url) yield 'a link button needs a url';
  if (linked && part.custom_id) yield 'a link button has no custom_id';
  if (!linked && !part.custom_id) yield `button ${part.label ?? ''} lacks a custom_id`;
  if (!part.label && !part.emoji) yield `button ${part.custom_id ?? ''} has neither label nor emoji`;
  if ((part.label?.length ?? 0) > 80) yield `label over 80 characters: ${part.label}`;
}

function* selectProblems(part: Component): Generator<string> {
  const options = part.options ?? [];
  if (!part.custom_id) yield 'select lacks a custom_id';
  if (options.length < 1 || options.length > 25)
    yield `select ${part.custom_id} has ${options.length} options, 1 to 25 are allowed`;
  if (new Set(options.map((option) => option.value)).size < options.length)
    yield `select ${part.custom_id} repeats a value`;
  for (const option of options)
    for (const text of [option.label, option.value, option.description ?? ''])
      if (text.length > 100) yield `option text over 100 characters: ${text}`;
  if ((part.placeholder?.length ?? 0) > 150) yield `placeholder over 150 characters: ${part.placeholder}`;
}

function* rowProblems(part: Component): Generator<string> {
  const kinds = (part.components ?? []).map((child) => child.type);
  if (kinds.length === 0) yield 'an action row is empty';
  if (kinds.includes(COMPONENT.button) && kinds.some((kind) => kind !== COMPONENT.button))
    yield 'an action row mixes buttons and selects';
  if (kinds.length > (kinds[0] === COMPONENT.button ? 5 : 1)) yield `an action row has ${kinds.length} components`;
}

function* galleryProblems(part: Component): Generator<string> {
  const items = part.items ?? [];
  if (items.length < 1 || items.length > 10) yield `gallery with ${items.length} items, 1 to 10 are allowed`;
  for (const item of items) if ((item.description?.length ?? 0) > 1024) yield 'alt text over 1024 characters';
}

function* partProblems(part: Component): Generator<string> {
  if (part.custom_id !== undefined && (part.custom_id.length < 1 || part.custom_id.length > 100))
    yield `custom_id of ${part.custom_id.length} characters, 1 to 100 are allowed`;
  if (part.type === COMPONENT.button) yield* buttonProblems(part);
  if (part.type === COMPONENT.stringSelect) yield* selectProblems(part);
  if (part.type === COMPONENT.row) yield* rowProblems(part);
  if (part.type === COMPONENT.gallery) yield* galleryProblems(part);
  if (part.type === COMPONENT.text && !part.content) yield 'a text display is empty';
  const texts = part.type === COMPONENT.section ? (part.components ?? []).length : 1;
  if (texts < 1 || texts > 3) yield `a section has ${texts} texts, 1 to 3 are allowed`;
}

function* repeated(values: readonly (string | number)[], what: string): Generator<string> {
  const seen = new Set<string | number>();
  for (const value of values) {
    if (seen.has(value)) yield `${what} ${value} occurs twice`;
    seen.add(value);
  }
}

/** Yields the reasons why Discord would refuse the components of a message, or fail on them. */
function* componentProblems(components: readonly Component[]): Generator<string> {
  const parts = flatten(components);
  if (parts.length > MAX_COMPONENTS) yield `${parts.length} components, ${MAX_COMPONENTS} are allowed`;
  for (const part of parts) yield* partProblems(part);
  yield* repeated(
    parts.flatMap((part) => part.custom_id ?? []),
    'custom_id',
  );
  yield* repeated(
    parts.flatMap((part) => part.id ?? []),
    'component id',
  );
  const texts = parts.flatMap((part) => (part.type === COMPONENT.text ? [part.content ?? ''] : []));
  const characters = texts.reduce((sum, text) => sum + text.length, 0);
  const bytes = texts.reduce((sum, text) => sum + Buffer.byteLength(text) + 12, 0);
  if (characters > MAX_TEXT) yield `${characters} characters of text, ${MAX_TEXT} are allowed`;
  if (bytes > MAX_TEXT_BYTES) yield `${bytes} bytes of text, ${MAX_TEXT_BYTES} are allowed`;
}

function* attachmentProblems(data: PayloadData, uploads: readonly Upload[], before: Before): Generator<string> {
  const entries: readonly AttachmentEntry[] = data.attachments ?? [];
  const named = entries.flatMap((entry) => entry.filename ?? []);
  for (const upload of uploads)
    if (entries.length > 0 && !entries.some((entry) => Number(entry.id) === upload.index))
      yield `files[${upload.index}] is not in attachments`;
  for (const entry of entries)
    if (typeof entry.id === 'number' && !uploads.some((upload) => upload.index === entry.id))
      yield `attachment ${entry.id} has no files[${entry.id}]`;
  if (entries.length > 10 || uploads.length > 10) yield 'more than 10 attachments';
  for (const entry of entries)
    if ((entry.description?.length ?? 0) > 1024) yield 'attachment description over 1024 characters';
  const keepsOld =
    !data.attachments || entries.some((entry) => !uploads.some((upload) => upload.index === Number(entry.id)));
  const known = new Set([...named, ...uploads.map((upload) => upload.filename), ...(keepsOld ? before.files : [])]);
  const urls = [...mediaUrls(data.components ?? []), ...(data.embeds ?? []).flatMap((embed) => embed.image?.url ?? [])];
  for (const url of urls) {
    const name = /^attachment:\/\/(.+)$/.exec(url)?.[1];
    if (name !== undefined && !known.has(name)) yield `${url} names no attachment`;
  }
}

/** Lists the reasons why Discord would refuse a message, or the edit of the message `before`. */
export function messageProblems(data: PayloadData, uploads: readonly Upload[], before: Before = NEW_MESSAGE): string[] {
  const problems: string[] = [];
  const v2 = before.componentsV2 || ((data.flags ?? 0) & FLAG.componentsV2) !== 0;
  const components = data.components ?? [];
  if (v2 && data.content) problems.push('content beside Components V2');
  if (v2 && (data.embeds ?? []).length > 0) problems.push('embeds beside Components V2');
  if (!v2 && components.some((part) => part.type !== COMPONENT.row))
    problems.push('new components without the Components V2 flag');
  if (!v2 && components.length > 5) problems.push('more than 5 action rows');
  if ((data.content?.length ?? 0) > 2000) problems.push('content over 2000 characters');
  if ((data.embeds ?? []).length > 10) problems.push('more than 10 embeds');
  if ((data.embeds ?? []).reduce((sum, embed) => sum + embedText(embed), 0) > MAX_EMBED_TEXT)
    problems.push('embeds over 6000 characters');
  const empty = !data.content && components.length === 0 && (data.embeds ?? []).length === 0 && uploads.length === 0;
  if (before === NEW_MESSAGE && empty) problems.push('an empty message');
  return [...problems, ...componentProblems(components), ...attachmentProblems(data, uploads, before)];
}
