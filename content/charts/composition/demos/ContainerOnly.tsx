import { ChartsContainer } from '@mui/x-charts/ChartsContainer';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { LinePlot } from '@mui/x-charts/LineChart';

const years = [2018, 2019, 2020, 2021, 2022, 2023, 2024, 2025];
const pairs = [4, 5, 5, 7, 10, 14, 19, 23];

export default function ContainerOnly() {
  return (
    <ChartsContainer
      aria-label="Pairs of storks rose from 4 in 2018 to 23 in 2025. Invented data."
      height={180}
      margin={{ left: 24, right: 40 }}
      xAxis={[{ data: years, valueFormatter: String, tickInterval: [2018, 2021, 2025] }]}
      yAxis={[{ position: 'none', min: 0, max: 24 }]}
      series={[{ type: 'line', data: pairs }]}
    >
      <LinePlot />
      <ChartsReferenceLine
        x={2021}
        label="Meadow flooded again"
        lineStyle={{ strokeDasharray: '4 4' }}
        labelStyle={{ fontSize: 12 }}
      />
      <ChartsXAxis />
    </ChartsContainer>
  );
}
