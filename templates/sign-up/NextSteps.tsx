import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

interface NextStepsProps {
  country: string;
  wantsNews: boolean;
}

/** What follows, in order. */
export default function NextSteps({ country, wantsNews }: NextStepsProps) {
  const steps = [
    { title: 'Confirm your address', text: 'The link in the email works for a day.' },
    {
      title: 'Name three kinds you can send',
      text: `We look for growers in ${country} whose soil is like yours.`,
    },
    {
      title: 'Wait for an envelope',
      text: wantsNews
        ? 'The first one comes within three weeks, the sowing calendar on the first of the month.'
        : 'The first one comes within three weeks.',
    },
  ];
  return (
    <Box component="ol" sx={{ display: 'grid', gap: 2.5, m: 0, p: 0, listStyle: 'none' }}>
      {steps.map(({ title, text }, index) => (
        <Box component="li" key={title} sx={{ display: 'flex', gap: 2 }}>
          <Box
            aria-hidden
            sx={{
              display: 'grid',
              placeContent: 'center',
              flexShrink: 0,
              width: 36,
              height: 36,
              borderRadius: '50%',
              bgcolor: 'primary.main',
              color: 'primary.contrastText',
              fontWeight: 650,
            }}
          >
            {index + 1}
          </Box>
          <Box>
            <Typography sx={{ fontWeight: 650 }}>{title}</Typography>
            <Typography color="textSecondary">{text}</Typography>
          </Box>
        </Box>
      ))}
    </Box>
  );
}
