import { useTheme } from '@mui/material/styles';
import { BarChartPro } from '@mui/x-charts-pro/BarChartPro';
import { chartsToolbarClasses } from '@mui/x-charts-pro/Toolbar';

export default function ExportWithTitle() {
  const { palette, typography } = useTheme();

  // preview-start
  const addTitle = (iframe: HTMLIFrameElement) => {
    const { body } = iframe.contentDocument!;
    body.querySelector(`.${chartsToolbarClasses.root}`)?.remove();
    body.insertAdjacentHTML('afterbegin', '<header>Books lent per quarter</header>');
    body.insertAdjacentHTML('beforeend', '<footer>Town library, 2025. Invented data.</footer>');
    body.style.cssText += `
      padding: 16px;
      color: ${palette.text.primary};
      background: ${palette.background.paper};
      font: 14px ${typography.fontFamily};
    `;
    body.querySelector('header')!.style.fontWeight = '700';
  };
  // preview-end

  return (
    <BarChartPro
      aria-label="Books lent per quarter, with the fewest in summer"
      height={240}
      hideLegend
      xAxis={[{ data: ['Q1', 'Q2', 'Q3', 'Q4'] }]}
      yAxis={[{ width: 70, label: 'Books' }]}
      series={[{ data: [1420, 1310, 980, 1660], label: 'Books' }]} // invented data
      showToolbar
      slotProps={{
        toolbar: {
          // preview-start
          imageExportOptions: [{ type: 'image/png', fileName: 'books', onBeforeExport: addTitle }],
          // preview-end
          printOptions: { disableToolbarButton: true },
        },
      }}
    />
  );
}
