import { DataGridPro, GridLogicOperator } from '@mui/x-data-grid-pro';
import type { FilterColumnsArgs, GetColumnForNewFilterArgs } from '@mui/x-data-grid-pro';
import { columns } from './columns';
import { huts } from './huts.data';

// Each column can be filtered once, so offer the columns that have no filter yet.
const filterColumns = ({ field, columns: all, currentFilters }: FilterColumnsArgs) => {
  const used = currentFilters.map((item) => item.field);
  return all.map((column) => column.field).filter((name) => name === field || !used.includes(name));
};

const getColumnForNewFilter = ({ currentFilters, columns: all }: GetColumnForNewFilterArgs) => {
  const used = currentFilters.map((item) => item.field);
  return all.find(({ field }) => !used.includes(field))?.field ?? null;
};

export default function PanelOptions() {
  return (
    <div style={{ height: 424, width: '100%' }}>
      <DataGridPro
        showToolbar
        aria-label="Huts"
        rows={huts}
        columns={columns}
        slotProps={{
          // preview-start
          filterPanel: {
            logicOperators: [GridLogicOperator.And],
            columnsSort: 'asc',
            getColumnForNewFilter,
            filterFormProps: {
              filterColumns,
              logicOperatorInputProps: { sx: { display: 'none' } },
              operatorInputProps: { sx: { width: 130 } },
            },
            sx: { bgcolor: 'action.hover' },
          },
          // preview-end
        }}
        hideFooter
      />
    </div>
  );
}
