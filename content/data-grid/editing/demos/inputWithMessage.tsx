import Tooltip from '@mui/material/Tooltip';
import { GridEditInputCell } from '@mui/x-data-grid';
import type { GridRenderEditCellParams } from '@mui/x-data-grid';

interface InputWithMessageProps extends GridRenderEditCellParams {
  error?: string | null;
}

/** The usual text field, with a name and the text of an error. */
export function InputWithMessage({ error, ...params }: InputWithMessageProps) {
  const label = [params.colDef.headerName, error].filter(Boolean).join('. ');
  return (
    <Tooltip open={Boolean(error)} title={error ?? ''}>
      <GridEditInputCell
        {...params}
        error={Boolean(error)}
        slotProps={{ root: { slotProps: { htmlInput: { 'aria-label': label } } } }}
      />
    </Tooltip>
  );
}
