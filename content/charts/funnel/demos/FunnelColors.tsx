import { useTheme } from '@mui/material/styles';
import { FunnelChart } from '@mui/x-charts-pro/FunnelChart';

export default function FunnelColors() {
  const { palette } = useTheme();
  const neutral = palette.grey[palette.mode === 'dark' ? 700 : 400];

  return (
    // preview-start
    <FunnelChart
      aria-label="Most visitors of the shop leave at the delivery form. Invented data."
      height={280}
      hideLegend
      categoryAxis={{ categories: ['Cart', 'Address', 'Delivery', 'Paid'], size: 72 }}
      series={[
        {
          data: [
            { value: 920, label: 'Cart', color: neutral },
            { value: 810, label: 'Address', color: neutral },
            { value: 340, label: 'Delivery', color: palette.error.light },
            { value: 310, label: 'Paid', color: neutral },
          ],
        },
      ]}
    />
    // preview-end
  );
}
