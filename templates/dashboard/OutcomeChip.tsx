import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import EventBusyOutlined from '@mui/icons-material/EventBusyOutlined';
import ScheduleOutlined from '@mui/icons-material/ScheduleOutlined';
import Chip from '@mui/material/Chip';
import type { Outcome } from './visits';

/** Props of the chip. */
export interface OutcomeChipProps {
  outcome: Outcome;
}

function lookOf(outcome: Outcome) {
  switch (outcome.kind) {
    case 'onTime':
      return { label: 'On time', color: 'success', icon: <CheckCircleOutlined /> } as const;
    case 'late':
      return {
        label: `${outcome.minutes} min late`,
        color: 'warning',
        icon: <ScheduleOutlined />,
      } as const;
    case 'canceled':
      return {
        label: `Canceled: ${outcome.reason.toLowerCase()}`,
        color: 'error',
        icon: <EventBusyOutlined />,
      } as const;
  }
}

/** How a visit went, in a word and a sign. */
export default function OutcomeChip({ outcome }: OutcomeChipProps) {
  return <Chip size="small" variant="outlined" {...lookOf(outcome)} />;
}
