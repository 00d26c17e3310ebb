import Tooltip from '@mui/material/Tooltip';
import { GridEditInputCell } from '@mui/x-data-grid';
import type { GridRenderEditCellParams } from '@mui/x-data-grid';

interface CheckedInputProps extends GridRenderEditCellParams {
  error?: string | null;
}

/** A text or number field with the text of its error, checked with each key. */
export function CheckedInput({ error, ...params }: CheckedInputProps) {
  const label = [params.colDef.headerName, error].filter(Boolean).join('. ');
  return (
    <Tooltip open={Boolean(error)} title={error ?? ''}>
      <GridEditInputCell
        {...params}
        debounceMs={0} // one Enter saves, see "Enter key and validation"
        error={Boolean(error)}
        slotProps={{ root: { slotProps: { htmlInput: { 'aria-label': label } } } }}
      />
    </Tooltip>
  );
}
