import type { Names } from '../markdown';
import type { PageFile } from '../protocol';

/** What a component needs of the message it stands in. */
export interface ComponentContext {
  names: Names;
  files: readonly PageFile[];
  /** False where nothing can be pressed: the page may not send. */
  enabled: boolean;
  /** Called on a press or a pick; `what` names it in the log. */
  use(customId: string, componentType: number, values: string[] | null, what: string): void;
}
