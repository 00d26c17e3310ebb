import Stack from '@mui/material/Stack';
import { BarChart } from '@mui/x-charts/BarChart';

const finnish = { loading: 'Ladataan tietoja…', noData: 'Ei näytettäviä tietoja' };

export default function LocalText() {
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ width: '100%', gap: 2 }}>
      <BarChart
        aria-label="Myynti kuukausittain"
        height={180}
        // preview-start
        loading
        localeText={finnish}
        // preview-end
        series={[]}
      />
      <BarChart
        aria-label="Palautukset kuukausittain"
        height={180}
        // preview-start
        localeText={finnish}
        // preview-end
        series={[]}
      />
    </Stack>
  );
}
