import Button from '@mui/material/Button';
import Box from '@mui/material/Box';
import {
  DataGridPro,
  gridFilteredDescendantCountLookupSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid-pro';
import type { GridGroupingColDefOverride, GridRenderCellParams } from '@mui/x-data-grid-pro';
import { columns, getTreeDataPath } from './habitatColumns';
import { habitats } from './habitats.data';
import type { Habitat } from './habitats.data';

// preview-start
function TreeToggle({ id, field, rowNode, formattedValue }: GridRenderCellParams<Habitat>) {
  const apiRef = useGridApiContext();
  const counts = useGridSelector(apiRef, gridFilteredDescendantCountLookupSelector);
  const count = counts[rowNode.id] ?? 0;

  if (rowNode.type !== 'group' || count === 0) {
    return <Box sx={{ pl: 1, ml: rowNode.depth * 3 }}>{formattedValue}</Box>;
  }
  const toggle = () => {
    apiRef.current.setRowChildrenExpansion(id, !rowNode.childrenExpanded);
    apiRef.current.setCellFocus(id, field);
  };
  return (
    <Button size="small" tabIndex={-1} onClick={toggle} sx={{ ml: rowNode.depth * 3 }}>
      {formattedValue}: {rowNode.childrenExpanded ? 'hide' : 'show'} {count}
    </Button>
  );
}

const groupingColDef: GridGroupingColDefOverride<Habitat> = {
  headerName: 'Place',
  width: 210,
  renderCell: (params) => <TreeToggle {...params} />,
};
// preview-end

export default function TreeCell() {
  return (
    <div style={{ height: 420, width: '100%' }}>
      <DataGridPro
        aria-label="Habitats with a custom toggle"
        treeData
        getTreeDataPath={getTreeDataPath}
        groupingColDef={groupingColDef}
        rows={habitats}
        columns={columns}
        hideFooter
      />
    </div>
  );
}
