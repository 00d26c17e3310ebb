import {
  DataGridPremium,
  gridExpandedSortedRowIdsSelector,
  useGridApiRef,
} from '@mui/x-data-grid-premium';
import { columns } from './columns';
import { rainfall } from './rainfall.data';

export default function SelectColumn() {
  const apiRef = useGridApiRef();

  // preview-start
  const selectColumn = (field: string, keepOtherSelected: boolean) => {
    const ids = gridExpandedSortedRowIdsSelector(apiRef);
    const [first, last] = [ids.at(0), ids.at(-1)];
    if (first !== undefined && last !== undefined) {
      apiRef.current?.selectCellRange({ id: first, field }, { id: last, field }, keepOtherSelected);
    }
  };
  // preview-end

  return (
    <div style={{ height: 318, width: '100%' }}>
      <DataGridPremium
        apiRef={apiRef}
        cellSelection
        rowSelection={false}
        disableColumnSorting
        aria-label="Rainfall; a click on a header selects its column"
        rows={rainfall}
        columns={columns}
        onColumnHeaderClick={({ field }, event) =>
          selectColumn(field, event.ctrlKey || event.metaKey)
        }
        hideFooter
      />
    </div>
  );
}
