import { DataGridPro, getGridNumericOperators } from '@mui/x-data-grid-pro';
import type { GridColDef } from '@mui/x-data-grid-pro';
import { columns as allColumns } from './columns';
import { GradeInput } from './gradeInput';
import { meteorites } from './meteorites.data';
import type { Meteorite } from './meteorites.data';

// preview-start
const gradeOperators = getGridNumericOperators()
  .filter(({ value }) => ['=', '>=', '<='].includes(value))
  .map((operator) => ({ ...operator, InputComponent: GradeInput }));
// preview-end

const columns: GridColDef<Meteorite>[] = [
  ...allColumns.slice(0, 1),
  {
    field: 'grade',
    headerName: 'Grade',
    type: 'number',
    width: 170,
    filterOperators: gradeOperators,
  },
  ...allColumns.slice(1, 2),
];

export default function OperatorInputs() {
  return (
    <div style={{ height: 374, width: '100%' }}>
      <DataGridPro
        headerFilters
        aria-label="Meteorites of grade 4 and better"
        rows={meteorites}
        columns={columns}
        initialState={{
          filter: {
            filterModel: { items: [{ id: 1, field: 'grade', operator: '>=', value: 4 }] },
          },
        }}
        hideFooter
      />
    </div>
  );
}
