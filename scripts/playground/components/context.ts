import type { Names } from '../markdown/html';
import type { PageFile } from '../protocol';

/** What a component needs of the message or form it stands in. */
export interface ComponentContext {
  names: Names;
  files: readonly PageFile[];
  /** False where nothing can be pressed: the page may not send. */
  enabled: boolean;
  /** Called when somebody presses or picks. */
  use(customId: string, componentType: number, values: string[] | null, what: string): void;
}

/** Where a picture or file lies: an attachment of the message, or wherever the address says. */
export function addressOf(url: string, files: readonly PageFile[]): string {
  const name = /^attachment:\/\/(.+)$/.exec(url)?.[1];
  if (name === undefined) return url;
  return files.findLast((file) => file.filename === name)?.url ?? '';
}
