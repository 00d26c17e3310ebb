import { DataGrid, gridClasses } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { columns as playColumns } from '../../shared/playColumns';
import { plays } from '../../shared/plays.data';
import type { Play } from '../../shared/plays.data';

const columns: GridColDef<Play>[] = playColumns.map((column) => ({ ...column, minWidth: 320 }));

export default function ThinScrollbars() {
  return (
    <div style={{ height: 260, width: '100%' }}>
      <DataGrid
        aria-label="Plays in a small space"
        rows={plays}
        columns={columns}
        scrollbarSize={8}
        hideFooter
        sx={(theme) => ({
          [`& .${gridClasses.scrollbar}`]: {
            scrollbarWidth: 'thin',
            scrollbarColor: `${(theme.vars ?? theme).palette.primary.main} transparent`,
          },
        })}
      />
    </div>
  );
}
