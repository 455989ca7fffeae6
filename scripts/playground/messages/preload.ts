import type { PageMessage } from '../protocol';

/** How long an update waits for its pictures, so that the old ones stay until the new are there. */
const PRELOAD_MS = 400;

const known = new Set<string>();

/** Loads new pictures before they are shown, so that an update does not flash. */
export async function preloaded(messages: readonly PageMessage[]): Promise<void> {
  const pictures = messages
    .flatMap((message) => message.files)
    .filter((file) => file.contentType.startsWith('image/') && !known.has(file.url));
  if (pictures.length === 0) return;
  const decoded = pictures.map(({ url }) => {
    known.add(url);
    const image = new Image();
    image.src = url;
    return image.decode().catch(() => undefined);
  });
  await Promise.race([Promise.all(decoded), new Promise((resolve) => setTimeout(resolve, PRELOAD_MS))]);
}
