import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import Typography from '@mui/material/Typography';

interface ChoiceCardProps {
  value: string;
  title: string;
  detail: string;
  aside?: string;
}

/** One choice of a radio group, as a card that can be pressed anywhere. */
export default function ChoiceCard({ value, title, detail, aside }: ChoiceCardProps) {
  return (
    <FormControlLabel
      value={value}
      control={<Radio />}
      disableTypography
      label={
        <Box sx={{ display: 'flex', gap: 2, flexGrow: 1, justifyContent: 'space-between' }}>
          <Box>
            <Typography component="span" sx={{ display: 'block', fontWeight: 600 }}>
              {title}
            </Typography>{' '}
            <Typography component="span" variant="body2" color="textSecondary">
              {detail}
            </Typography>
          </Box>{' '}
          {aside && <Typography component="span">{aside}</Typography>}
        </Box>
      }
      sx={{
        m: 0,
        px: 1,
        py: 1.25,
        paddingInlineEnd: 2,
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        '&:has(input:checked)': { borderColor: 'primary.main', bgcolor: 'action.hover' },
        '&:has(input:focus-visible)': {
          outline: 2,
          outlineColor: 'primary.main',
          outlineOffset: 2,
        },
      }}
    />
  );
}
