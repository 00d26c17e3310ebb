import { DataGrid, gridClasses } from '@mui/x-data-grid';
import { columns } from '../../shared/playColumns';
import { plays } from '../../shared/plays.data';

export default function RowCards() {
  return (
    <div style={{ height: 380, width: '100%' }}>
      <DataGrid
        aria-label="Plays as cards"
        rows={plays}
        columns={columns}
        getRowSpacing={() => ({ top: 4, bottom: 4 })}
        hideFooter
        sx={{
          border: 0,
          [`& .${gridClasses.row}`]: { borderRadius: 2, bgcolor: 'action.hover' },
          [`& .${gridClasses.cell}`]: { borderColor: 'transparent' },
        }}
      />
    </div>
  );
}
