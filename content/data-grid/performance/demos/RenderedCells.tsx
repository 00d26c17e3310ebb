import * as React from 'react';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useTheme } from '@mui/material/styles';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef, GridRenderCellParams } from '@mui/x-data-grid';
import { kilns } from './kilns.data';
import type { Kiln } from './kilns.data';

/** A cell that lights up each time it renders. */
function RenderedCell({ formattedValue }: GridRenderCellParams<Kiln>) {
  const element = React.useRef<HTMLSpanElement>(null);
  const { palette } = useTheme();
  React.useEffect(() => {
    const backgroundColor = palette.mode === 'dark' ? palette.warning.dark : palette.warning.light;
    element.current?.animate([{ backgroundColor }, { backgroundColor: 'transparent' }], 800);
    element.current?.dispatchEvent(new CustomEvent('cellrender', { bubbles: true }));
  });
  return <span ref={element}>{formattedValue}</span>;
}

const renderCell = (params: GridRenderCellParams<Kiln>) => <RenderedCell {...params} />;

const columns: GridColDef<Kiln>[] = [
  { field: 'kiln', headerName: 'Kiln', width: 100, renderCell },
  { field: 'load', headerName: 'Load', width: 150, renderCell },
  { field: 'celsius', headerName: '°C', type: 'number', width: 90, renderCell },
  { field: 'minutesLeft', headerName: 'Minutes', type: 'number', width: 100, renderCell },
];

const isRowSelectable = () => true;

export default function RenderedCells() {
  const box = React.useRef<HTMLDivElement>(null);
  const counter = React.useRef<HTMLSpanElement>(null);
  const [isStable, setIsStable] = React.useState<boolean>(true);
  const [parentRenders, setParentRenders] = React.useState<number>(1);

  React.useEffect(() => {
    const onRender = () => {
      if (counter.current) {
        counter.current.textContent = String(Number(counter.current.textContent) + 1);
      }
    };
    const element = box.current;
    element?.addEventListener('cellrender', onRender);
    return () => element?.removeEventListener('cellrender', onRender);
  }, []);

  return (
    <Stack ref={box} spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap', alignItems: 'center' }}>
        <Button variant="outlined" onClick={() => setParentRenders((count) => count + 1)}>
          Render the parent
        </Button>
        <FormControlLabel
          control={<Switch checked={isStable} />}
          label="Stable props"
          onChange={(_, checked) => setIsStable(checked)}
        />
        <Typography variant="body2">
          Parent renders: {parentRenders}, cell renders: <span ref={counter}>0</span>
        </Typography>
      </Stack>
      <div style={{ height: 320 }}>
        <DataGrid
          aria-label="Kilns"
          rows={kilns}
          columns={columns}
          isRowSelectable={isStable ? isRowSelectable : () => true}
          hideFooter
        />
      </div>
    </Stack>
  );
}
