import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Slider from '@mui/material/Slider';
import { useGridApiContext } from '@mui/x-data-grid';
import type { GridColTypeDef, GridRenderEditCellParams } from '@mui/x-data-grid';
import { useEditorFocus } from './useEditorFocus';

const format = (value: number | null) => (value === null ? '' : `${value}%`);

function ShareEditCell(params: GridRenderEditCellParams) {
  const { id, field, value, hasFocus, colDef } = params;
  const apiRef = useGridApiContext();
  const ref = useEditorFocus<HTMLSpanElement>(hasFocus);

  return (
    <Slider
      ref={ref}
      size="small"
      aria-label={colDef.headerName}
      value={value ?? 0}
      valueLabelDisplay="auto"
      valueLabelFormat={format}
      onChange={(_event, newShare) => {
        apiRef.current.setEditCellValue({ id, field, value: newShare });
      }}
      sx={{ mx: 2 }}
    />
  );
}

/** A percentage from 0 to 100, drawn as a bar with its number. */
export const share: GridColTypeDef<number, string> = {
  type: 'number',
  display: 'flex',
  width: 150,
  valueFormatter: format,
  renderCell: ({ value, formattedValue }) => (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, width: '100%' }}>
      <LinearProgress
        aria-hidden
        variant="determinate"
        value={value ?? 0}
        sx={{ flex: 1, height: 6, borderRadius: 3 }}
      />
      {formattedValue}
    </Box>
  ),
  renderEditCell: (params) => <ShareEditCell {...params} />,
};
