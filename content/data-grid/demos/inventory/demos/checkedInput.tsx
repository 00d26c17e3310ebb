import Tooltip from '@mui/material/Tooltip';
import { GridEditInputCell } from '@mui/x-data-grid-pro';
import type { GridPreProcessEditCellProps, GridRenderEditCellParams } from '@mui/x-data-grid-pro';

interface CheckedInputProps extends GridRenderEditCellParams {
  error?: string | null;
}

/** The input of a cell with the text of its error. */
function CheckedInput({ error, ...params }: CheckedInputProps) {
  const name = [params.colDef.headerName, error].filter(Boolean).join(': ');
  return (
    <Tooltip arrow open={Boolean(error)} title={error}>
      <GridEditInputCell
        {...params}
        error={Boolean(error)}
        slotProps={{ root: { slotProps: { htmlInput: { 'aria-label': name } } } }}
      />
    </Tooltip>
  );
}

/** Makes a column editable. The rule returns what is wrong with a value, or null. */
export function checkedBy<Value>(rule: (value: Value | undefined) => string | null) {
  return {
    editable: true,
    preProcessEditCellProps: ({ props }: GridPreProcessEditCellProps<Value>) => ({
      ...props,
      error: rule(props.value),
    }),
    renderEditCell: (params: GridRenderEditCellParams) => <CheckedInput {...params} />,
  };
}
