import { Unstable_SankeyChart as SankeyChart } from '@mui/x-charts-pro/SankeyChart';
import { water } from './water.data';

export default function KeyboardSankey() {
  return (
    <div dir="ltr" style={{ width: '100%' }}>
      {/* preview-start */}
      <SankeyChart
        aria-label="A fifth of the water of a town is lost, half of it returns to the river. Invented data."
        enableKeyboardNavigation
        height={300}
        series={{ data: { links: water } }}
      />
      {/* preview-end */}
    </div>
  );
}
