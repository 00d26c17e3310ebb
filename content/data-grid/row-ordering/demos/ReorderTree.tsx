import { DataGridPro } from '@mui/x-data-grid-pro';
import type { DataGridProProps, GridColDef } from '@mui/x-data-grid-pro';

interface Page {
  id: number;
  path: string[];
  words: number | null;
}

const pages: Page[] = [
  { id: 1, path: ['Part one'], words: null },
  { id: 2, path: ['Part one', 'The letter'], words: 2400 },
  { id: 3, path: ['Part one', 'A visit'], words: 3100 },
  { id: 4, path: ['Part two'], words: null },
  { id: 5, path: ['Part two', 'Low tide'], words: 2750 },
  { id: 6, path: ['Part two', 'The key'], words: 1900 },
];

const columns: GridColDef<Page>[] = [
  { field: 'words', headerName: 'Words', type: 'number', width: 90, sortable: false },
];

// preview-start
const getTreeDataPath = (row: Page) => row.path;
const setTreeDataPath: DataGridProProps<Page>['setTreeDataPath'] = (path, row) => ({
  ...row,
  path,
});
// preview-end

export default function ReorderTree() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      {/* preview-start */}
      <DataGridPro
        aria-label="Chapters of a novel"
        treeData
        getTreeDataPath={getTreeDataPath}
        setTreeDataPath={setTreeDataPath}
        rows={pages}
        columns={columns}
        rowReordering
        defaultGroupingExpansionDepth={-1}
        groupingColDef={{ headerName: 'Chapter', flex: 1, minWidth: 180, sortable: false }}
        hideFooter
      />
      {/* preview-end */}
    </div>
  );
}
