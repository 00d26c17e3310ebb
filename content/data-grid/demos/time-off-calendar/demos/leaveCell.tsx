import * as React from 'react';
import BeachAccessIcon from '@mui/icons-material/BeachAccess';
import ChildFriendlyIcon from '@mui/icons-material/ChildFriendly';
import SchoolIcon from '@mui/icons-material/School';
import SickIcon from '@mui/icons-material/Sick';
import Box from '@mui/material/Box';
import Tooltip from '@mui/material/Tooltip';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { describeLeave } from './calendar';
import type { Leave } from './leaves.data';

const looks = {
  Vacation: { bgcolor: 'primary.main', color: 'primary.contrastText', Icon: BeachAccessIcon },
  Sick: { bgcolor: 'error.dark', color: 'error.contrastText', Icon: SickIcon },
  Parental: { bgcolor: 'secondary.main', color: 'secondary.contrastText', Icon: ChildFriendlyIcon },
  Training: { bgcolor: 'success.main', color: 'success.contrastText', Icon: SchoolIcon },
} as const;

interface LeaveCellProps {
  leave: Leave;
  hasFocus: boolean;
  startsBefore: boolean;
  endsAfter: boolean;
}

/** The bar of a leave. Its tooltip opens for the pointer and for the focus of the grid. */
export function LeaveCell({ leave, hasFocus, startsBefore, endsAfter }: LeaveCellProps) {
  const [isOpen, setOpen] = React.useState(false);
  const [hadFocus, setHadFocus] = React.useState(false);
  if (hasFocus !== hadFocus) {
    setHadFocus(hasFocus);
    setOpen(hasFocus);
  }
  const { Icon, ...colors } = looks[leave.kind];

  return (
    <Tooltip
      title={describeLeave(leave)}
      describeChild
      open={isOpen}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
    >
      <Box
        sx={{
          width: '100%',
          height: 26,
          px: 0.5,
          display: 'flex',
          alignItems: 'center',
          gap: 0.5,
          overflow: 'hidden',
          ...colors,
          fontSize: 12,
          borderStartStartRadius: startsBefore ? 0 : 6,
          borderEndStartRadius: startsBefore ? 0 : 6,
          borderStartEndRadius: endsAfter ? 0 : 6,
          borderEndEndRadius: endsAfter ? 0 : 6,
        }}
      >
        <Icon aria-hidden sx={{ fontSize: 16 }} />
        <Box component="span" aria-hidden sx={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>
          {leave.kind}
        </Box>
        <span style={visuallyHidden}>{describeLeave(leave)}</span>
      </Box>
    </Tooltip>
  );
}
