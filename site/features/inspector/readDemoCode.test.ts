import { expect, it } from 'vitest';
import { readDemoCode } from './readDemoCode.ts';

it('reads products and components, and takes no type argument for an element', () => {
  const code = `
    import { BarChart } from '@mui/x-charts/BarChart';
    import { DataGridPro } from '@mui/x-data-grid-pro';
    const ref = useRef<HTMLElement>(null);
    const rows = new Map<GridRowId, Row>();
    return <Box><DataGridPro /><BarChart series={[]} />
      <BarChart /></Box>;`;
  expect(readDemoCode(code)).toEqual({
    products: ['charts', 'data-grid'],
    components: ['Box', 'DataGridPro', 'BarChart', 'BarChart'],
  });
});
