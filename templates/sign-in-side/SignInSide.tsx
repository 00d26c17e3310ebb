import Box from '@mui/material/Box';
import FormSide from './FormSide';
import ProductSide from './ProductSide';

/** The sign-in of a product in two halves: the form, and beside or below it what the product does. */
export default function SignInSide() {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
        minHeight: '100dvh',
        bgcolor: 'background.default',
        color: 'text.primary',
      }}
    >
      <FormSide />
      <ProductSide />
    </Box>
  );
}
