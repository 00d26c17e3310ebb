import { DataGridPremium } from '@mui/x-data-grid-premium';
import type { GridCellParams } from '@mui/x-data-grid-premium';
import { columns } from '../../shared/playColumns';
import { plays } from '../../shared/plays.data';
import type { Play } from '../../shared/plays.data';

// preview-start
const markFew = ({ field, value, rowNode }: GridCellParams<Play>) =>
  rowNode.type === 'leaf' && field === 'evenings' && Number(value) < 7 ? 'few' : '';
// preview-end

export default function CellsButTotals() {
  return (
    <div style={{ height: 378, width: '100%' }}>
      <DataGridPremium
        aria-label="Plays with a row of totals"
        rows={plays}
        columns={columns}
        initialState={{ aggregation: { model: { evenings: 'min', sold: 'avg' } } }}
        getCellClassName={markFew}
        hideFooter
        sx={{ '& .few': { color: 'warning.dark', fontWeight: 700, textDecoration: 'underline' } }}
      />
    </div>
  );
}
