import BoltIcon from '@mui/icons-material/Bolt';
import ThermostatIcon from '@mui/icons-material/Thermostat';
import Chip from '@mui/material/Chip';
import { GRID_AGGREGATION_FUNCTIONS } from '@mui/x-data-grid-premium';
import type { GridAggregationFunction, GridColDef } from '@mui/x-data-grid-premium';
import { sites } from './chargerFeed';
import type { Charger } from './chargerFeed';

const round = (digits: number) => {
  const { format } = new Intl.NumberFormat('en-US', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  return (value: number | null) => (value == null ? '' : format(value));
};
const toInteger = round(0);

interface SparklineProps {
  values: number[];
  /** The values at the lower and the upper edge. */
  scale: [low: number, high: number];
}

function Sparkline({ values, scale: [low, high] }: SparklineProps) {
  const last = values.length - 1;
  const line = values
    .map((value, point) => `${(point / last) * 100},${31 - ((value - low) / (high - low)) * 30}`)
    .join(' ');
  return (
    <svg
      role="img"
      aria-label={`From ${toInteger(values[0] ?? 0)} to ${toInteger(values[last] ?? 0)} kW`}
      viewBox="0 0 100 32"
      preserveAspectRatio="none"
      style={{ width: '100%', height: 28 }}
    >
      <polygon points={`0,32 ${line} 100,32`} fill="currentColor" opacity={0.15} />
      <polyline
        points={line}
        fill="none"
        stroke="currentColor"
        strokeWidth={1.5}
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}

/** Chargers share one scale, so that they can be compared. The sum of a site has its own. */
function scaleOf(values: number[], isSum: boolean): [number, number] {
  return isSum ? [Math.min(...values) * 0.9, Math.max(...values, 1)] : [0, 150];
}

/** Adds up the trends of a site, point by point. */
const totalTrend: GridAggregationFunction<number[], number[]> = {
  label: 'total',
  columnTypes: ['custom'],
  apply: ({ values }) => {
    const trends = values.filter((trend) => trend !== undefined);
    return (trends[0] ?? []).map((_, point) =>
      trends.reduce((total, trend) => total + (trend[point] ?? 0), 0),
    );
  },
};

const inUse: GridAggregationFunction<Charger['status'], string> = {
  label: 'in use',
  columnTypes: ['singleSelect'],
  apply: ({ values }) => `${values.filter((status) => status !== 'Free').length} in use`,
};

export const aggregationFunctions = { ...GRID_AGGREGATION_FUNCTIONS, totalTrend, inUse };

const statusLooks = {
  Free: { color: 'default', icon: undefined },
  Charging: { color: 'success', icon: <BoltIcon /> },
  Reduced: { color: 'warning', icon: <ThermostatIcon /> },
} as const;

export const columns: GridColDef<Charger>[] = [
  { field: 'site', headerName: 'Site', type: 'singleSelect', valueOptions: sites },
  { field: 'id', headerName: 'Charger' },
  { field: 'power', headerName: 'kW', type: 'number', width: 90, valueFormatter: round(1) },
  {
    field: 'trend',
    headerName: 'Trend',
    type: 'custom',
    width: 150,
    display: 'flex',
    sortable: false,
    filterable: false,
    disableExport: true,
    renderCell: ({ value, aggregation }) =>
      value && <Sparkline values={value} scale={scaleOf(value, aggregation !== undefined)} />,
  },
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: Object.keys(statusLooks),
    width: 130,
    renderCell: ({ row, value, aggregation }) =>
      aggregation ? (
        value
      ) : (
        <Chip size="small" variant="outlined" label={value} {...statusLooks[row.status]} />
      ),
  },
  { field: 'heat', headerName: '°C', type: 'number', width: 80, valueFormatter: round(0) },
  { field: 'energy', headerName: 'kWh', type: 'number', width: 110, valueFormatter: round(1) },
];
