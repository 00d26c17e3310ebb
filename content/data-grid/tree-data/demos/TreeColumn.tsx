import { DataGridPro } from '@mui/x-data-grid-pro';
import type { GridGroupingColDefOverride } from '@mui/x-data-grid-pro';
import { columns, getTreeDataPath } from './habitatColumns';
import { habitats } from './habitats.data';
import type { Habitat } from './habitats.data';

// preview-start
const groupingColDef: GridGroupingColDefOverride<Habitat> = {
  headerName: 'Place or animal',
  hideDescendantCount: true,
  flex: 1,
  minWidth: 180,
  maxWidth: 320,
};
// preview-end

export default function TreeColumn() {
  return (
    <div style={{ height: 420, width: '100%' }}>
      {/* preview-start */}
      <DataGridPro
        aria-label="Habitats with a header"
        treeData
        getTreeDataPath={getTreeDataPath}
        groupingColDef={groupingColDef}
        rows={habitats}
        columns={columns}
        defaultGroupingExpansionDepth={1}
        hideFooter
      />
      {/* preview-end */}
    </div>
  );
}
