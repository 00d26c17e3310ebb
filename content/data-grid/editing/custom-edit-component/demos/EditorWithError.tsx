import * as React from 'react';
import FormHelperText from '@mui/material/FormHelperText';
import InputBase from '@mui/material/InputBase';
import Stack from '@mui/material/Stack';
import { DataGrid, useGridApiContext } from '@mui/x-data-grid';
import type {
  GridColDef,
  GridPreProcessEditCellProps,
  GridRenderEditCellParams,
} from '@mui/x-data-grid';
import { cheeses } from './cheeses.data';
import type { Cheese } from './cheeses.data';

// preview-start
interface NameEditorProps extends GridRenderEditCellParams<Cheese, string> {
  error?: string | null;
}

function NameEditor({ id, field, value, hasFocus, error, isProcessingProps }: NameEditorProps) {
  const apiRef = useGridApiContext();
  const inputRef = React.useRef<HTMLInputElement>(null);
  const helpId = `name-help-${id}`;

  React.useLayoutEffect(() => {
    if (hasFocus) {
      inputRef.current?.focus();
    }
  }, [hasFocus]);

  return (
    <Stack sx={{ px: 1.25, width: '100%', justifyContent: 'center', lineHeight: 1.4 }}>
      <InputBase
        inputRef={inputRef}
        value={value ?? ''}
        error={Boolean(error)}
        onChange={({ target }) =>
          apiRef.current.setEditCellValue({ id, field, value: target.value })
        }
        slotProps={{ input: { 'aria-label': 'Cheese', 'aria-describedby': helpId } }}
        sx={{ font: 'inherit', '& input': { p: 0, height: 'auto' } }}
      />
      <FormHelperText id={helpId} error={Boolean(error)} sx={{ m: 0, lineHeight: 1.2 }}>
        {isProcessingProps ? 'Checking…' : error || 'Enter saves'}
      </FormHelperText>
    </Stack>
  );
}

const checkName = ({ props }: GridPreProcessEditCellProps<string>) => ({
  ...props,
  error: props.value?.trim() ? null : 'Enter a name',
});
// preview-end

const columns: GridColDef<Cheese>[] = [
  {
    field: 'name',
    headerName: 'Cheese',
    flex: 1,
    minWidth: 150,
    editable: true,
    preProcessEditCellProps: checkName,
    renderEditCell: (params) => <NameEditor {...params} />,
  },
  { field: 'milk', headerName: 'Milk', width: 100 },
];

export default function EditorWithError() {
  return (
    <div style={{ height: 266, width: '100%' }}>
      <DataGrid aria-label="Names of the cheeses" rows={cheeses} columns={columns} hideFooter />
    </div>
  );
}
