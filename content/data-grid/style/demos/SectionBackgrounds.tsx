import Box from '@mui/material/Box';
import { createTheme, ThemeProvider, useTheme, type Theme } from '@mui/material/styles';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { expeditions, type Expedition } from '../../shared/expeditions.data';

const columns: GridColDef<Expedition>[] = [
  { field: 'name', headerName: 'Expedition', width: 150 },
  { field: 'leader', headerName: 'Leader', width: 130 },
  { field: 'area', headerName: 'Area' },
  { field: 'members', headerName: 'Members', type: 'number' },
  { field: 'days', headerName: 'Days', type: 'number' },
  { field: 'budget', headerName: 'Budget, €', type: 'number', width: 120 },
];

const [first, ...others] = expeditions;
const pinnedRows = { top: first ? [first] : [] };

// preview-start
const light = { bg: '#fffdf7', headerBg: '#f3ead2', pinnedBg: '#faf4e3' };
const dark = { bg: '#14181d', headerBg: '#26303b', pinnedBg: '#1c232b' };

function withGridColors(theme: Theme) {
  const palette = { ...theme.palette, DataGrid: theme.palette.mode === 'dark' ? dark : light };
  return createTheme({ ...theme, palette });
}
// preview-end

export default function SectionBackgrounds() {
  const theme = useTheme();

  return (
    <ThemeProvider theme={withGridColors(theme)}>
      <Box sx={{ width: '100%', height: 400 }}>
        <DataGridPremium
          aria-label="Expeditions"
          rows={others}
          columns={columns}
          pinnedRows={pinnedRows}
          initialState={{ pinnedColumns: { left: ['name'] } }}
          hideFooter
        />
      </Box>
    </ThemeProvider>
  );
}
