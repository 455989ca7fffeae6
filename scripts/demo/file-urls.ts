import type { FileUrl } from '../dev/page-view';
import type { Message, StoredFile } from '../discord/messages';

export interface FileUrls {
  urlOf: FileUrl;
  /** Releases the URLs of a message's files, except those in `kept`. */
  forget(message: Message, kept: readonly StoredFile[]): void;
}

export function createFileUrls(): FileUrls {
  const urls = new Map<string, Map<string, string>>();
  return {
    urlOf(message, { id, filename, contentType, bytes }) {
      const ofMessage = urls.get(message) ?? new Map<string, string>();
      urls.set(message, ofMessage);
      const url = ofMessage.get(id) ?? URL.createObjectURL(new Blob([new Uint8Array(bytes)], { type: contentType }));
      ofMessage.set(id, url);
      return `${url}#${encodeURIComponent(filename)}`;
    },
    forget({ id: message }, kept) {
      const ofMessage = urls.get(message);
      for (const [id, url] of ofMessage ?? []) {
        if (kept.some((file) => file.id === id)) continue;
        URL.revokeObjectURL(url);
        ofMessage?.delete(id);
      }
      if (ofMessage?.size === 0) urls.delete(message);
    },
  };
}
