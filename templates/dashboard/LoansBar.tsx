import Box from '@mui/material/Box';
import { formatNumber } from './formats';

/** Props of the bar. */
export interface LoansBarProps {
  loans: number;
  /** From 0 to 1, of the largest number in the table. */
  share: number;
}

/** A number of loans with a bar beside it. */
export default function LoansBar({ loans, share }: LoansBarProps) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, height: 1 }}>
      <Box component="span" sx={{ width: 44, textAlign: 'end', flexShrink: 0 }}>
        {formatNumber(loans)}
      </Box>
      <Box sx={{ flexGrow: 1, height: 8, borderRadius: 1, bgcolor: 'action.selected' }}>
        <Box
          sx={{ height: 1, borderRadius: 1, bgcolor: 'primary.main' }}
          style={{ width: `${share * 100}%` }}
        />
      </Box>
    </Box>
  );
}
