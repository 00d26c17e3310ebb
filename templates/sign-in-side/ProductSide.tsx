import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { points } from './points';
import ShelfArt from './ShelfArt';

/** The half that tells what the product does. */
export default function ProductSide() {
  return (
    <Box
      component="section"
      aria-labelledby="product-heading"
      sx={[
        {
          display: 'flex',
          flexDirection: 'column',
          justifyContent: 'center',
          alignItems: 'center',
          px: { xs: 2.5, sm: 4, lg: 8 },
          py: { xs: 6, md: 5 },
          bgcolor: 'primary.main',
          color: 'primary.contrastText',
        },
        // A whole half in the light primary of the dark mode would glare.
        (theme) =>
          theme.applyStyles('dark', { bgcolor: 'background.paper', color: 'text.primary' }),
      ]}
    >
      <Box sx={{ width: 1, maxWidth: 520 }}>
        <ShelfArt />
        <Typography variant="h3" component="h2" id="product-heading" sx={{ mt: 4 }}>
          Collections care for museums with more heart than staff
        </Typography>
        <Box
          component="ul"
          sx={{ display: 'grid', gap: 2.5, m: 0, mt: 4, p: 0, listStyle: 'none' }}
        >
          {points.map(({ icon, title, text }) => (
            <Box component="li" key={title} sx={{ display: 'flex', gap: 2 }}>
              {icon}
              <Box>
                <Typography sx={{ fontWeight: 650 }}>{title}</Typography>
                <Typography variant="body2" sx={{ mt: 0.25 }}>
                  {text}
                </Typography>
              </Box>
            </Box>
          ))}
        </Box>
      </Box>
    </Box>
  );
}
