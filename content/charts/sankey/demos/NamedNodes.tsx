import { useTheme } from '@mui/material/styles';
import { Unstable_SankeyChart as SankeyChart } from '@mui/x-charts-pro/SankeyChart';
import { water } from './water.data';

export default function NamedNodes() {
  const { palette } = useTheme();

  return (
    <div dir="ltr" style={{ width: '100%' }}>
      {/* preview-start */}
      <SankeyChart
        aria-label="A fifth of the water of a town is lost through leaks. Invented data."
        height={320}
        series={{
          data: {
            nodes: [
              { id: 'Lake', label: 'Lake (64)', color: palette.info.main },
              { id: 'Springs', label: 'Springs (36)', color: palette.info.main },
              { id: 'Waterworks', label: 'Waterworks', color: palette.info.main },
              { id: 'Leaks', label: 'Lost (20)', color: palette.error.main },
            ],
            links: water,
          },
          nodeOptions: { color: palette.grey[500] },
        }}
      />
      {/* preview-end */}
    </div>
  );
}
