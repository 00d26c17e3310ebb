import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import Remove from '@mui/icons-material/Remove';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Change } from './changes';

/** Props of a change. */
export interface ChangeTextProps {
  change: Change;
}

const icons = { up: ArrowUpward, down: ArrowDownward, level: Remove };
const colors = { better: 'success.main', worse: 'error.main', neutral: 'text.secondary' };

/** A change since last year in words, with an arrow. */
export default function ChangeText({ change }: ChangeTextProps) {
  const Icon = icons[change.direction];
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'flex-start',
        gap: 0.5,
        mt: 0.75,
        color: colors[change.tone],
      }}
    >
      <Icon sx={{ fontSize: 18, mt: '1px' }} />
      <Typography component="p" variant="body2" sx={{ fontWeight: 500 }}>
        {change.text}
      </Typography>
    </Box>
  );
}
