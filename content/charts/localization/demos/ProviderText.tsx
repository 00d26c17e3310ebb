import Stack from '@mui/material/Stack';
import { BarChart } from '@mui/x-charts/BarChart';
import { ChartsLocalizationProvider } from '@mui/x-charts/ChartsLocalizationProvider';
import { ptBR } from '@mui/x-charts/locales';
import { PieChart } from '@mui/x-charts/PieChart';

// preview-start
const localeText = {
  ...ptBR.components.MuiChartsLocalizationProvider.defaultProps.localeText,
  noData: 'Nenhuma venda neste período',
};
// preview-end

export default function ProviderText() {
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ width: '100%', gap: 2 }}>
      {/* preview-start */}
      <ChartsLocalizationProvider localeText={localeText}>
        <BarChart aria-label="Vendas por mês" height={180} series={[]} />
        <PieChart aria-label="Vendas por região" height={180} loading series={[]} />
      </ChartsLocalizationProvider>
      {/* preview-end */}
    </Stack>
  );
}
