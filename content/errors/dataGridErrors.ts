import type { ErrorNotes } from '#model/errors/ErrorNote.ts';
import { gridDataErrors } from './gridDataErrors.ts';
import { gridRowErrors } from './gridRowErrors.ts';
import { gridViewErrors } from './gridViewErrors.ts';

/** Notes on the messages of the Data Grid, those about rows first. */
export const dataGridErrors: ErrorNotes = {
  ...gridRowErrors,
  ...gridDataErrors,
  ...gridViewErrors,
};
