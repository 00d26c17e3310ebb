import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import Comparison from './Comparison';
import Footer from './Footer';
import Masthead from './Masthead';
import Plans from './Plans';
import Questions from './Questions';
import WeaveBand from './WeaveBand';

const motion = (
  <GlobalStyles
    styles={{
      '@media (prefers-reduced-motion: no-preference)': { html: { scrollBehavior: 'smooth' } },
      // Dialogs stand outside the page's own element.
      '@media (prefers-reduced-motion: reduce)': {
        '.MuiModal-root *': { transition: 'none !important' },
      },
    }}
  />
);

/** The prices of Heddlework, an invented program for hand weavers. */
export default function Pricing() {
  return (
    <Box
      sx={{
        bgcolor: 'background.default',
        color: 'text.primary',
        '@media (prefers-reduced-motion: reduce)': { '& *': { transition: 'none !important' } },
      }}
    >
      {motion}
      <Masthead />
      <WeaveBand />
      <main>
        <Plans />
        <Comparison />
        <Questions />
      </main>
      <Footer />
    </Box>
  );
}
