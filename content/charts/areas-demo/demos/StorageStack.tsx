import { useTheme } from '@mui/material/styles';
import { LineChart, lineClasses } from '@mui/x-charts/LineChart';
import { ChartNote } from '../../shared/chartNote';
import { Figure } from '../../shared/figure';

const years = [2016, 2017, 2018, 2019, 2020, 2021, 2022, 2023, 2024, 2025];
const photos = [2, 3, 5, 7, 9, 12, 15, 18, 21, 24];
const videos = [1, 1, 2, 4, 9, 17, 28, 41, 57, 76];
const documents = [4, 4, 5, 5, 6, 6, 7, 7, 8, 8];

export default function StorageStack() {
  const { palette } = useTheme();
  // preview-start
  const layer = { stack: 'storage', area: true, showMark: false };
  // preview-end

  return (
    <Figure
      headline="Videos fill the archive"
      measure="Storage of a town archive in terabytes"
      source="Invented data"
    >
      <LineChart
        aria-label="Storage of an archive. Videos grow from 1 terabyte in 2016 to 76 in 2025, photos from 2 to 24, documents from 4 to 8."
        height={280}
        hideLegend
        margin={{ left: 0, right: 104, top: 16, bottom: 0 }}
        grid={{ horizontal: true }}
        xAxis={[{ data: years, scaleType: 'point', valueFormatter: String, tickSpacing: 60 }]}
        yAxis={[{ width: 36, disableLine: true, disableTicks: true, tickNumber: 4 }]}
        // preview-start
        series={[
          { ...layer, data: documents, label: 'Documents', color: palette.grey[500] },
          { ...layer, data: photos, label: 'Photos', color: palette.info.main },
          { ...layer, data: videos, label: 'Videos', color: palette.secondary.main },
        ]}
        sx={{ [`& .${lineClasses.area}`]: { filter: 'none', opacity: 0.8 } }}
      >
        <ChartNote x={2025} y={70} dx={8} anchor="start" bold lines={['Videos 76']} />
        <ChartNote x={2025} y={20} dx={8} anchor="start" lines={['Photos 24']} />
        <ChartNote x={2025} y={4} dx={8} anchor="start" lines={['Documents 8']} />
      </LineChart>
      {/* preview-end */}
    </Figure>
  );
}
