import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import Remove from '@mui/icons-material/Remove';
import Chip from '@mui/material/Chip';
import type { Change } from './changes';

/** Props of the chip. */
export interface ChangeChipProps {
  change: Change;
  label: string;
}

const icons = { up: <ArrowUpward />, down: <ArrowDownward />, level: <Remove /> };
const colors = { better: 'success', worse: 'error', neutral: 'default' } as const;

/** A change since last year in short, with an arrow. */
export default function ChangeChip({ change, label }: ChangeChipProps) {
  return (
    <Chip
      size="small"
      variant="outlined"
      color={colors[change.tone]}
      icon={icons[change.direction]}
      label={label}
    />
  );
}
