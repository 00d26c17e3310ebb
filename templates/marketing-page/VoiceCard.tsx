import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { Voice } from './voices';

/** One voice; a large one is set in the size of a heading. */
export default function VoiceCard({ voice, large = false }: { voice: Voice; large?: boolean }) {
  return (
    <Card
      component="figure"
      variant="outlined"
      sx={{
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'space-between',
        gap: 3,
        m: 0,
        p: { xs: 3, md: large ? 5 : 3.5 },
      }}
    >
      <Typography
        component="blockquote"
        sx={{
          m: 0,
          lineHeight: 1.45,
          textWrap: 'pretty',
          fontSize: large ? { xs: '1.1875rem', md: '1.75rem' } : '1.0625rem',
        }}
      >
        “{voice.quote}”
      </Typography>
      <Box component="figcaption" sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
        <Avatar
          aria-hidden
          sx={{
            bgcolor: 'primary.main',
            color: 'primary.contrastText',
            fontSize: '0.9375rem',
            fontWeight: 600,
          }}
        >
          {voice.initials}
        </Avatar>
        <Box>
          <Typography sx={{ fontWeight: 600 }}>{voice.name}</Typography>
          <Typography variant="body2" color="textSecondary">
            {voice.role}
          </Typography>
        </Box>
      </Box>
    </Card>
  );
}
