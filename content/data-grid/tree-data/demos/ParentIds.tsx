import { DataGridPro } from '@mui/x-data-grid-pro';
import type { GridColDef } from '@mui/x-data-grid-pro';

interface Feed {
  id: string;
  name: string;
  parentId: string | null;
  sacks: number;
}

const feeds: Feed[] = [
  { id: 'grain', name: 'Grain', parentId: null, sacks: 41 },
  { id: 'oats', name: 'Oats', parentId: 'grain', sacks: 26 },
  { id: 'rolled', name: 'Rolled oats', parentId: 'oats', sacks: 9 },
  { id: 'maize', name: 'Maize', parentId: 'grain', sacks: 15 },
  { id: 'hay', name: 'Hay', parentId: null, sacks: 130 },
];

// preview-start
const byId = new Map(feeds.map((feed) => [feed.id, feed]));

const getTreeDataPath = (row: Feed): string[] => {
  const parent = row.parentId === null ? undefined : byId.get(row.parentId);
  return parent ? [...getTreeDataPath(parent), row.id] : [row.id];
};

const groupingColDef = {
  headerName: 'Feed',
  width: 200,
  valueFormatter: (id: string) => byId.get(id)?.name ?? id,
};
// preview-end

const columns: GridColDef<Feed>[] = [
  { field: 'sacks', headerName: 'Sacks', type: 'number', width: 90 },
];

export default function ParentIds() {
  return (
    <div style={{ height: 380, width: '100%' }}>
      {/* preview-start */}
      <DataGridPro
        aria-label="Feed in stock"
        treeData
        getTreeDataPath={getTreeDataPath}
        groupingColDef={groupingColDef}
        rows={feeds}
        columns={columns}
        defaultGroupingExpansionDepth={-1}
        hideFooter
      />
      {/* preview-end */}
    </div>
  );
}
