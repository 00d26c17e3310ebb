import * as React from 'react';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Stack from '@mui/material/Stack';
import { ScatterChartPro } from '@mui/x-charts-pro/ScatterChartPro';
import { quakes } from './quakes.data';

const zoomTypes = ['wheel', 'pinch', 'tapAndDrag', 'brush', 'doubleTapReset'] as const;
const panTypes = ['drag', 'pressAndDrag', 'wheel'] as const;

export default function ZoomInteractions() {
  const [zoom, setZoom] = React.useState<(typeof zoomTypes)[number][]>([
    'wheel',
    'pinch',
    'doubleTapReset',
  ]);
  const [pan, setPan] = React.useState<(typeof panTypes)[number][]>(['drag']);

  // preview-start
  const zoomInteractionConfig = React.useMemo(() => ({ zoom, pan }), [zoom, pan]);
  // preview-end

  return (
    <Stack sx={{ width: '100%', gap: 1 }}>
      <Choices label="zoom" options={zoomTypes} value={zoom} onChange={setZoom} />
      <Choices label="pan" options={panTypes} value={pan} onChange={setPan} />
      <ScatterChartPro
        aria-label="Tremors below a volcano by depth and magnitude"
        height={260}
        xAxis={[{ label: 'Depth (km)', zoom: true }]}
        yAxis={[{ label: 'Magnitude', zoom: true }]}
        series={[{ data: quakes, markerSize: 4 }]}
        // preview-start
        zoomInteractionConfig={zoomInteractionConfig}
        // preview-end
      />
    </Stack>
  );
}

interface ChoicesProps<T extends string> {
  label: string;
  options: readonly T[];
  value: T[];
  onChange: (value: T[]) => void;
}

function Choices<T extends string>({ label, options, value, onChange }: ChoicesProps<T>) {
  return (
    <FormGroup row role="group" aria-label={label}>
      {options.map((option) => (
        <FormControlLabel
          key={option}
          label={option}
          control={
            <Checkbox
              size="small"
              checked={value.includes(option)}
              onChange={(event) =>
                onChange(
                  event.target.checked ? [...value, option] : value.filter((one) => one !== option),
                )
              }
            />
          }
        />
      ))}
    </FormGroup>
  );
}
