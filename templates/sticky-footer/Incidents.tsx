import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { incidents } from './services';

/** What went wrong earlier, shown on request; the footer moves down as the page grows. */
export default function Incidents() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Box component="section" aria-labelledby="earlier-incidents" sx={{ mt: 5 }}>
      <Typography variant="h4" component="h2" id="earlier-incidents">
        Earlier incidents
      </Typography>
      <Button
        variant="outlined"
        aria-expanded={isOpen}
        aria-controls="incident-list"
        onClick={() => setIsOpen(!isOpen)}
        sx={{ mt: 2 }}
      >
        {isOpen ? 'Hide incidents' : `Show ${incidents.length} incidents`}
      </Button>
      <Box id="incident-list" hidden={!isOpen}>
        {incidents.map(({ date, title, text }) => (
          <Box component="article" key={title} sx={{ mt: 4 }}>
            <Typography variant="h5" component="h3">
              {title}
            </Typography>
            <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
              {date}
            </Typography>
            <Typography sx={{ mt: 1, maxWidth: '65ch' }}>{text}</Typography>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
