import Tooltip from '@mui/material/Tooltip';
import { GridEditInputCell } from '@mui/x-data-grid';
import type { GridRenderEditCellParams } from '@mui/x-data-grid';

/** The usual text field, with the text of an error below it. */
export function InputWithMessage({
  error,
  ...params
}: GridRenderEditCellParams & { error?: string }) {
  return (
    <Tooltip open={Boolean(error)} title={error ?? ''}>
      <GridEditInputCell {...params} error={Boolean(error)} />
    </Tooltip>
  );
}
