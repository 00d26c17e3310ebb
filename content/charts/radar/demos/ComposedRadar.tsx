import { ChartsLegend } from '@mui/x-charts/ChartsLegend';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { ChartsWrapper } from '@mui/x-charts/ChartsWrapper';
import {
  RadarAxisHighlight,
  RadarDataProvider,
  RadarGrid,
  RadarMetricLabels,
  RadarSeriesArea,
  RadarSeriesMarks,
} from '@mui/x-charts/RadarChart';
import { harbor, library, metrics } from './shops.data';

export default function ComposedRadar() {
  return (
    <RadarDataProvider
      height={300}
      radar={{ max: 5, metrics }}
      series={[
        { id: 'goal', data: [4, 4, 4, 4, 4, 4], label: 'Goal' },
        { id: 'harbor', data: harbor, label: 'Harbor café', fillArea: true },
        { id: 'library', data: library, label: 'Library café', fillArea: true },
      ]}
    >
      {/* preview-start */}
      <ChartsWrapper legendPosition={{ vertical: 'bottom' }}>
        <ChartsLegend />
        <ChartsSurface aria-label="Ratings of two cafés and the goal. Invented data.">
          <RadarGrid divisions={5} />
          <RadarMetricLabels />
          <RadarSeriesArea seriesId="goal" strokeWidth={2} strokeDasharray="4 4" />
          <RadarSeriesArea seriesId="harbor" />
          <RadarSeriesArea seriesId="library" />
          <RadarAxisHighlight />
          <RadarSeriesMarks seriesId="harbor" />
          <RadarSeriesMarks seriesId="library" />
        </ChartsSurface>
        <ChartsTooltip trigger="axis" />
      </ChartsWrapper>
      {/* preview-end */}
    </RadarDataProvider>
  );
}
