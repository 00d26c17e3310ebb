import type { ChartForms } from '#model/ChartForm.ts';
import type { Messages } from '#model/Messages.ts';

/** What the builder gets from its page, as JSON. */
export interface BuilderData {
  forms: ChartForms;
  messages: Messages;
}
