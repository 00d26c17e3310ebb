import Stack from '@mui/material/Stack';
import { unstable_useMultiInputRangeField as useMultiInputRangeField } from '@mui/x-date-pickers-pro/hooks';
import { useDateRangeManager } from '@mui/x-date-pickers-pro/managers';
import type { DateRangeManagerFieldInternalProps } from '@mui/x-date-pickers-pro/managers';
import { PickersTextField } from '@mui/x-date-pickers/PickersTextField';
import type { PickersTextFieldProps } from '@mui/x-date-pickers/PickersTextField';
import { useSplitFieldProps } from '@mui/x-date-pickers/hooks';

type SeasonInputProps = PickersTextFieldProps<'outlined'> & {
  enableAccessibleFieldDOMStructure: true;
  readOnly: boolean;
};

/** Keeps two props of the hook away from the HTML element. */
function SeasonInput(props: SeasonInputProps) {
  const { enableAccessibleFieldDOMStructure: _structure, readOnly, ...other } = props;

  return (
    <PickersTextField {...other} size="small" InputProps={{ ...other.InputProps, readOnly }} />
  );
}

/** A range field with two inputs, one below the other. */
export function SeasonField(props: DateRangeManagerFieldInternalProps<true>) {
  const manager = useDateRangeManager();
  const { internalProps } = useSplitFieldProps(props, 'date');
  const { root, startTextField, endTextField } = useMultiInputRangeField({
    manager,
    internalProps,
    rootProps: { role: 'group', 'aria-label': 'Season' },
    startTextFieldProps: { id: 'season-start', label: 'First nectar' },
    endTextFieldProps: { id: 'season-end', label: 'Last nectar' },
  });

  return (
    <Stack {...root} spacing={1} sx={{ width: 240 }}>
      <SeasonInput {...startTextField} />
      <span aria-hidden>until</span>
      <SeasonInput {...endTextField} />
    </Stack>
  );
}
