import Box from '@mui/material/Box';
import { createTheme, ThemeProvider, useTheme } from '@mui/material/styles';
import type { Theme } from '@mui/material/styles';
import { DataGrid, gridClasses } from '@mui/x-data-grid';
import type { DataGridComponents } from '@mui/x-data-grid/themeAugmentation';
import { columns } from '../../shared/playColumns';
import { plays } from '../../shared/plays.data';

// preview-start
const MuiDataGrid: DataGridComponents<Theme>['MuiDataGrid'] = {
  defaultProps: {
    density: 'compact',
    disableColumnMenu: true,
    hideFooter: true,
    getRowClassName: ({ indexRelativeToCurrentPage: index }) => (index % 2 ? 'odd' : 'even'),
  },
  styleOverrides: {
    root: ({ theme }) => ({
      border: 0,
      [`& .${gridClasses.row}.even:not(.Mui-selected, :hover)`]: {
        backgroundColor: (theme.vars ?? theme).palette.action.hover,
      },
    }),
    columnHeaderTitle: { fontWeight: 700 },
    cell: { borderColor: 'transparent' },
  },
};

const withGrids = (theme: Theme) =>
  createTheme({ ...theme, components: { ...theme.components, MuiDataGrid } });
// preview-end

export default function ThemeForAllGrids() {
  const theme = useTheme();

  return (
    <ThemeProvider theme={withGrids(theme)}>
      <Box sx={{ display: 'grid', gap: 3, width: '100%' }}>
        <DataGrid aria-label="This season" rows={plays.slice(0, 3)} columns={columns} />
        <DataGrid aria-label="Next season" rows={plays.slice(3)} columns={columns} />
      </Box>
    </ThemeProvider>
  );
}
