import Check from '@mui/icons-material/Check';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import type { Offer } from './offers';

/** One offer with its price and the button that starts it. */
export default function OfferCard({ offer, onStart }: { offer: Offer; onStart: () => void }) {
  const { name, price, period, text, contents, isUsual } = offer;
  return (
    <Card
      variant="outlined"
      sx={{
        display: 'flex',
        flexDirection: 'column',
        p: { xs: 3, md: 4 },
        ...(isUsual && { borderColor: 'primary.main', outline: 1, outlineColor: 'primary.main' }),
      }}
    >
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'space-between',
          minHeight: 32,
        }}
      >
        <Typography variant="h4" component="h3">
          {name}
        </Typography>
        {isUsual && <Chip label="Most groups" size="small" color="primary" />}
      </Box>
      <Typography color="textSecondary" sx={{ mt: 1 }}>
        {text}
      </Typography>
      <Typography sx={{ mt: 3 }}>
        <Box component="span" sx={{ fontSize: '2.5rem', fontWeight: 650, lineHeight: 1 }}>
          {price}
        </Box>{' '}
        <Box component="span" sx={{ color: 'text.secondary', typography: 'body2' }}>
          {period}
        </Box>
      </Typography>
      <Box component="ul" sx={{ flexGrow: 1, m: 0, mt: 3, p: 0, listStyle: 'none' }}>
        {contents.map((content) => (
          <Box component="li" key={content} sx={{ display: 'flex', gap: 1, mt: 1 }}>
            <Check color="primary" fontSize="small" sx={{ mt: 0.25 }} />
            {content}
          </Box>
        ))}
      </Box>
      <Button
        variant={isUsual ? 'contained' : 'outlined'}
        size="large"
        aria-haspopup="dialog"
        onClick={onStart}
        sx={{ mt: 4 }}
      >
        Start a {name} group
      </Button>
    </Card>
  );
}
