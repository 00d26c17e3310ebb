import {
  DataGrid,
  gridQuickFilterValuesSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { columns as allColumns } from './columns';
import { recordings } from './recordings.data';
import type { Recording } from './recordings.data';

// preview-start
function MarkedText({ text }: { text: string }) {
  const apiRef = useGridApiContext();
  const words: string[] = useGridSelector(apiRef, gridQuickFilterValuesSelector) ?? [];
  if (words.length === 0) {
    return text;
  }
  const escaped = words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const parts = text.split(new RegExp(`(${escaped.join('|')})`, 'i'));
  return parts.map((part, index) =>
    index % 2 === 1 ? <mark key={index}>{part}</mark> : <span key={index}>{part}</span>,
  );
}
// preview-end

const columns: GridColDef<Recording>[] = allColumns.slice(0, 3).map((column) => ({
  ...column,
  renderCell: ({ formattedValue }) => <MarkedText text={formattedValue ?? ''} />,
}));

export default function HighlightMatches() {
  return (
    <div style={{ height: 318, width: '100%' }}>
      <DataGrid
        showToolbar
        aria-label="Recordings with marked matches"
        rows={recordings}
        columns={columns}
        initialState={{
          filter: { filterModel: { items: [], quickFilterValues: ['ra'] } },
        }}
        hideFooter
      />
    </div>
  );
}
