import 'dayjs/locale/it';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { usePickerActionsContext, usePickerTranslations } from '@mui/x-date-pickers/hooks';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { PickersActionBarProps } from '@mui/x-date-pickers/PickersActionBar';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import { itIT } from '@mui/x-date-pickers/locales';

const italian = itIT.components.MuiLocalizationProvider.defaultProps.localeText;

// preview-start
function Footer({ className }: PickersActionBarProps) {
  const labels = usePickerTranslations();
  const { clearValue, setValueToToday } = usePickerActionsContext();

  return (
    <Stack className={className} direction="row" spacing={1} sx={{ p: 1 }}>
      <Button onClick={setValueToToday}>{labels.todayButtonLabel}</Button>
      <Button onClick={clearValue}>{labels.clearButtonLabel}</Button>
    </Stack>
  );
}
// preview-end

export default function TranslatedSlot() {
  return (
    <Box lang="it" sx={{ width: 'fit-content', border: 1, borderColor: 'divider' }}>
      <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="it" localeText={italian}>
        {/* preview-start */}
        <StaticDatePicker slots={{ actionBar: Footer }} defaultValue={dayjs('2025-05-17')} />
        {/* preview-end */}
      </LocalizationProvider>
    </Box>
  );
}
