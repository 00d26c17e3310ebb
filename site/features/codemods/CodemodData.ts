import type { CodemodGroup } from '#model/Codemod.ts';
import type { Messages } from '#model/Messages.ts';

/** What the form gets from its page, as JSON. */
export interface CodemodData {
  /** Of one product, oldest version first. */
  groups: CodemodGroup[];
  /** Preset that the guide is about. */
  preset: string;
  messages: Messages;
}

/** Keeps the generated ids of the form apart from those of other parts of the page. */
export const codemodPrefix = 'codemods-';
