import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import {
  PickersLayoutContentWrapper,
  PickersLayoutRoot,
  pickersLayoutClasses,
  usePickerLayout,
} from '@mui/x-date-pickers/PickersLayout';
import type { PickersLayoutProps } from '@mui/x-date-pickers/PickersLayout';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import { usePickerContext } from '@mui/x-date-pickers/hooks';
import type { Dayjs } from 'dayjs';

const tides = ['05:10 and 17:35', '06:00 and 18:25', '06:50 and 19:15'];

// preview-start
function TideLayout(props: PickersLayoutProps<Dayjs | null>) {
  const { toolbar, shortcuts, tabs, content, actionBar, ownerState } = usePickerLayout(props);
  const { value } = usePickerContext<Dayjs | null>();
  const tide = value && tides[value.date() % tides.length];

  return (
    <PickersLayoutRoot
      ownerState={ownerState}
      className={`${pickersLayoutClasses.root} ${props.className ?? ''}`}
      sx={props.sx}
    >
      {toolbar}
      {shortcuts}
      <PickersLayoutContentWrapper
        ownerState={ownerState}
        className={pickersLayoutClasses.contentWrapper}
      >
        {tabs}
        {content}
        <Alert severity="info" role="status" sx={{ mx: 2 }}>
          {tide ? `High tide at ${tide}` : 'Choose a day to see the tide'}
        </Alert>
      </PickersLayoutContentWrapper>
      {actionBar}
    </PickersLayoutRoot>
  );
}
// preview-end

export default function TidePanel() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ width: 'fit-content', border: 1, borderColor: 'divider', borderRadius: 1 }}>
        <StaticDatePicker defaultValue={dayjs('2025-06-14')} slots={{ layout: TideLayout }} />
      </Box>
    </LocalizationProvider>
  );
}
