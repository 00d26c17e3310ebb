import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useGridApiRef } from '@mui/x-data-grid-pro';
import { LabControls } from './labControls';
import { LabGrid } from './labGrid';
import { LabResults } from './labResults';
import { runLab } from './labRun';
import type { LabFigures } from './labRun';
import { defaultSettings, effective, settingsKey } from './labSettings';
import type { LabSettings } from './labSettings';
import { createTrees } from './labTrees';
import type { LabTree } from './labTrees';
import { observeInteractions } from './measure';
import { recordedFigures } from './recordedFigures.data';

/** What the grid shows: fixed when a run begins, so that new choices wait for the next run. */
interface Experiment {
  settings: LabSettings;
  trees: LabTree[];
}

export default function PerformanceLab() {
  const apiRef = useGridApiRef();
  const root = React.useRef<HTMLDivElement>(null);
  const [settings, setSettings] = React.useState<LabSettings>(defaultSettings);
  const [experiment, setExperiment] = React.useState<Experiment | null>(null);
  const [step, setStep] = React.useState<string | null>(null);
  const [runs, setRuns] = React.useState<LabFigures[]>([]);
  const [slowest, setSlowest] = React.useState<number | null>(null);

  const measure = async (button: HTMLElement) => {
    if (!root.current || step) {
      return;
    }
    setSlowest(null);
    const { rows, columns } = settings;
    const next = { settings: effective(settings), trees: createTrees(rows, columns) };
    // preview-start
    const figures = await runLab({
      root: root.current,
      api: () => apiRef.current,
      mount: () => setExperiment(next),
      unmount: () => setExperiment(null),
      onStep: setStep,
    });
    // preview-end
    setRuns((before) => [figures, ...before]);
    setStep(null);
    button.focus({ preventScroll: true });
  };

  const isIdle = step === null;
  React.useEffect(
    () => (isIdle && root.current ? observeInteractions(root.current, setSlowest) : undefined),
    [isIdle],
  );

  return (
    <Stack spacing={2} sx={{ width: '100%', minWidth: 0 }}>
      <LabControls settings={settings} onChange={setSettings} />
      <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
        <Button
          variant="contained"
          aria-disabled={!isIdle}
          onClick={(event) => measure(event.currentTarget)}
        >
          Measure
        </Button>
        <Button disabled={!experiment || !isIdle} onClick={() => setExperiment(null)}>
          Remove the grid
        </Button>
        <Typography role="status" variant="body2">
          {step ? `${step} …` : runs.length > 0 && `Run ${runs.length} is complete.`}
        </Typography>
      </Stack>
      <Box ref={root} sx={{ height: 400 }}>
        {experiment && <LabGrid {...experiment} apiRef={apiRef} />}
        {!experiment && isIdle && (
          <Box
            sx={{
              height: 1,
              display: 'grid',
              placeItems: 'center',
              border: 1,
              borderColor: 'divider',
            }}
          >
            <Typography variant="body2" sx={{ p: 2, color: 'text.secondary' }}>
              The grid appears here when you press Measure. A run takes about ten seconds, and
              longer with 100,000 rows and updates.
            </Typography>
          </Box>
        )}
      </Box>
      <LabResults
        figures={runs[0] ?? null}
        previous={runs[1] ?? null}
        recorded={recordedFigures[settingsKey(settings)]}
      />
      <Typography variant="body2">
        {slowest === null
          ? 'After a run, click and type in the grid to see your slowest interaction here.'
          : `Your slowest interaction since the run: ${Math.round(slowest)} ms`}
      </Typography>
    </Stack>
  );
}
