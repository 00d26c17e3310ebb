import ExpandLessIcon from '@mui/icons-material/ExpandLess';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import type { SvgIconProps } from '@mui/material/SvgIcon';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { usePickerContext } from '@mui/x-date-pickers/hooks';

// preview-start
interface OpenStateProps extends SvgIconProps {
  ownerState?: object;
}

function OpenState({ ownerState: _ownerState, ...other }: OpenStateProps) {
  const { open } = usePickerContext();

  return open ? <ExpandLessIcon {...other} /> : <ExpandMoreIcon {...other} />;
}
// preview-end

export default function OpenStateIcon() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Stocktaking"
        defaultValue={dayjs('2025-02-28')}
        slots={{ openPickerIcon: OpenState }}
      />
    </LocalizationProvider>
  );
}
