import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import { getGridDateOperators, useGridApiContext } from '@mui/x-data-grid';
import type {
  GridColTypeDef,
  GridFilterInputValueProps,
  GridRenderEditCellParams,
} from '@mui/x-data-grid';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import type { PickerValidDate } from '@mui/x-date-pickers/models';
import { useEditorFocus } from './useEditorFocus';

/** Whether users have filled in all parts of the date. */
const isComplete = (day: PickerValidDate | null): day is Dayjs =>
  dayjs.isDayjs(day) && day.isValid();

interface DateColumnOptions {
  showTime: boolean;
}

/** A column type whose cells and filters use pickers; needs a LocalizationProvider with dayjs. */
export function dateColumn({ showTime }: DateColumnOptions): GridColTypeDef<Date, string> {
  const Picker = showTime ? DateTimePicker : DatePicker;
  const display = new Intl.DateTimeFormat('en-GB', {
    dateStyle: 'medium',
    timeStyle: showTime ? 'short' : undefined,
  });
  // The grid reads a date filter as a day in UTC, so it gets a day without a time.
  const filterFormat = showTime ? 'YYYY-MM-DDTHH:mm' : 'YYYY-MM-DD';

  function EditCell(props: GridRenderEditCellParams) {
    const { id, field, value, hasFocus, colDef } = props;
    const ref = useEditorFocus<HTMLDivElement>(hasFocus, '[role="spinbutton"]');
    const apiRef = useGridApiContext();
    const handleChange = (day: PickerValidDate | null) => {
      const date = isComplete(day) ? day.toDate() : null;
      apiRef.current.setEditCellValue({ id, field, value: date });
    };
    return (
      <Picker
        ref={ref}
        value={value ? dayjs(value) : null}
        onChange={handleChange}
        slotProps={{
          textField: {
            variant: 'standard',
            fullWidth: true,
            'aria-label': colDef.headerName,
            InputProps: { disableUnderline: true, sx: { px: 1, font: 'inherit' } },
          },
        }}
      />
    );
  }

  function FilterInput({ item, applyValue, apiRef }: GridFilterInputValueProps) {
    const handleChange = (day: PickerValidDate | null) =>
      applyValue({ ...item, value: isComplete(day) ? day.format(filterFormat) : undefined });
    return (
      <Picker
        label={apiRef.current.getLocaleText('filterPanelInputLabel')}
        value={item.value ? dayjs(item.value) : null}
        onChange={handleChange}
        slotProps={{ textField: { size: 'small', fullWidth: true } }}
      />
    );
  }

  return {
    type: showTime ? 'dateTime' : 'date',
    display: 'flex',
    valueFormatter: (value: Date | null) => (value ? display.format(value) : ''),
    renderEditCell: (params) => <EditCell {...params} />,
    filterOperators: getGridDateOperators(showTime).map((operator) =>
      operator.InputComponent ? { ...operator, InputComponent: FilterInput } : operator,
    ),
  };
}
