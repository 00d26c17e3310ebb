import { DataGridPro } from '@mui/x-data-grid-pro';
import type { GridColDef } from '@mui/x-data-grid-pro';

interface Photo {
  id: number;
  path: string[];
  kilobytes: number;
}

// preview-start
const photos: Photo[] = [
  { id: 1, path: ['2025', 'May', 'hornbill.jpg'], kilobytes: 820 },
  { id: 2, path: ['2025', 'May', 'toucan.jpg'], kilobytes: 640 },
  { id: 3, path: ['2025', 'June', 'otter.jpg'], kilobytes: 910 },
  { id: 4, path: ['2026', 'March', 'zebra.jpg'], kilobytes: 775 },
];
const getTreeDataPath = (row: Photo) => row.path;
// preview-end

const columns: GridColDef<Photo>[] = [
  { field: 'kilobytes', headerName: 'Size, KB', type: 'number', width: 100 },
];

export default function TreeGaps() {
  return (
    <div style={{ height: 420, width: '100%' }}>
      {/* preview-start */}
      <DataGridPro
        aria-label="Photos in folders"
        treeData
        getTreeDataPath={getTreeDataPath}
        rows={photos}
        columns={columns}
        defaultGroupingExpansionDepth={-1}
        hideFooter
      />
      {/* preview-end */}
    </div>
  );
}
