import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import SvgIcon from '@mui/material/SvgIcon';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { providers } from './providers';

/** Other ways in, which say where they would lead. */
export default function ProviderButtons() {
  const [chosen, setChosen] = useState('');
  return (
    <>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fit, minmax(140px, 1fr))',
          gap: 1.5,
        }}
      >
        {providers.map(({ name, mark }) => (
          <Button
            key={name}
            variant="outlined"
            size="large"
            startIcon={<SvgIcon>{mark}</SvgIcon>}
            onClick={() => setChosen(name)}
          >
            {name}
          </Button>
        ))}
      </Box>
      <Typography
        role="status"
        variant="body2"
        color="textSecondary"
        sx={{ minHeight: '1.5em', my: 1, textAlign: 'center' }}
      >
        {chosen && `${chosen} would open here and ask for you.`}
      </Typography>
    </>
  );
}
