import { DataGrid } from '@mui/x-data-grid';
import type { DataGridProps } from '@mui/x-data-grid';
import { columns } from '../../shared/playColumns';
import { plays } from '../../shared/plays.data';
import { ProgramFooter } from './programFooter';

// preview-start
const slots = { footer: ProgramFooter } satisfies DataGridProps['slots'];

const slotProps = {
  footer: { programNote: 'No performances on Mondays' },
} satisfies DataGridProps['slotProps'];
// preview-end

export default function TypedFooter() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGrid
        aria-label="Plays with a note"
        rows={plays}
        columns={columns}
        slots={slots}
        slotProps={slotProps}
      />
    </div>
  );
}
