import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useGridApiContext } from '@mui/x-data-grid';
import type {
  GridColTypeDef,
  GridFilterInputValueProps,
  GridFilterOperator,
  GridRenderEditCellParams,
  GridValidRowModel,
} from '@mui/x-data-grid';
import { useEditorFocus } from './useEditorFocus';

const codes = ['CH', 'DK', 'ES', 'FR', 'GR', 'IT', 'NL', 'PT'];
const names = new Intl.DisplayNames('en', { type: 'region' });
const nameOf = (code?: string | null) => (code ? (names.of(code) ?? code) : '');

function CountryEditCell(params: GridRenderEditCellParams) {
  const { id, field, value, hasFocus, colDef } = params;
  const ref = useEditorFocus<HTMLDivElement>(hasFocus);
  const apiRef = useGridApiContext();
  const handleChange = async (code: string | null) => {
    await apiRef.current.setEditCellValue({ id, field, value: code });
    // The Enter key has already stopped editing; a click has not.
    if (apiRef.current.getCellMode(id, field) === 'edit') {
      apiRef.current.stopCellEditMode({ id, field });
    }
  };
  return (
    <Autocomplete
      ref={ref}
      fullWidth
      disableClearable
      openOnFocus
      options={codes}
      getOptionLabel={nameOf}
      value={value}
      onChange={(_event, code) => handleChange(code)}
      renderInput={(inputProps) => (
        <TextField
          {...inputProps}
          variant="standard"
          aria-label={colDef.headerName}
          sx={{ px: 1, '& .MuiInput-root': { font: 'inherit' } }}
        />
      )}
    />
  );
}

function CountriesFilterInput({ item, applyValue, apiRef }: GridFilterInputValueProps) {
  return (
    <Autocomplete
      multiple
      fullWidth
      size="small"
      options={codes}
      getOptionLabel={nameOf}
      value={(item.value as string[] | undefined) ?? []}
      onChange={(_event, value) => applyValue({ ...item, value })}
      renderInput={(inputProps) => (
        <TextField {...inputProps} label={apiRef.current.getLocaleText('filterPanelInputLabel')} />
      )}
    />
  );
}

const isAnyOf: GridFilterOperator<GridValidRowModel, string> = {
  value: 'isAnyOf',
  getApplyFilterFn: ({ value }) => (value?.length ? (code) => value.includes(code) : null),
  getValueAsString: (value: string[]) => value.map(nameOf).join(', '),
  InputComponent: CountriesFilterInput,
};

/** The value is a code of two letters; users see, sort by and search the name. */
export const country: GridColTypeDef<string, string> = {
  type: 'custom',
  width: 150,
  valueFormatter: (value: string | null) => nameOf(value),
  sortComparator: (a, b) => nameOf(a).localeCompare(nameOf(b), 'en'),
  renderEditCell: (params) => <CountryEditCell {...params} />,
  filterOperators: [isAnyOf],
  getApplyQuickFilterFn: (search: string) => (code) =>
    nameOf(code).toLowerCase().includes(search.toLowerCase()),
};
