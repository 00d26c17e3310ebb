import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import Features from './Features';
import Footer from './Footer';
import Hero from './Hero';
import Letter from './Letter';
import Numbers from './Numbers';
import Partners from './Partners';
import Prices from './Prices';
import Questions from './Questions';
import SkipLink from './SkipLink';
import TopBar from './TopBar';
import Voices from './Voices';

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

/** The page that presents Bough & Basket, an invented cooperative of fruit pickers. */
export default function MarketingPage() {
  return (
    <Box
      sx={{
        bgcolor: 'background.default',
        color: 'text.primary',
        '@media (prefers-reduced-motion: reduce)': { '& *': { transition: 'none !important' } },
      }}
    >
      {motion}
      <SkipLink />
      <TopBar />
      <Box
        component="main"
        id="content"
        tabIndex={-1}
        sx={{ scrollMarginTop: 64, outline: 'none' }}
      >
        <Hero />
        <Partners />
        <Features />
        <Voices />
        <Numbers />
        <Prices />
        <Questions />
        <Letter />
      </Box>
      <Footer />
    </Box>
  );
}
