import type { Names } from '../markdown';
import type { PageTexts } from '../page-texts';
import type { PageFile } from '../protocol';

export interface ComponentContext {
  names: Names;
  texts: PageTexts;
  files: readonly PageFile[];
  /** False if the page may not send. Nothing can then be pressed. */
  enabled: boolean;
  /** Called on a press or a pick. `what` names the control in the log. */
  use(customId: string, componentType: number, values: string[] | null, what: string): void;
}
