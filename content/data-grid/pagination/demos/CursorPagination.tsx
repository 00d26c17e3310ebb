import * as React from 'react';
import { DataGrid } from '@mui/x-data-grid';
import type { GridPaginationModel } from '@mui/x-data-grid';
import { columns } from './columns';
import { fetchAfter } from './lighthouseServer';
import type { LighthousePage } from './lighthouseServer';

const pageSize = 5;

export default function CursorPagination() {
  const [pages, setPages] = React.useState<LighthousePage[]>([]);
  const [page, setPage] = React.useState(0);
  const isLoaded = page < pages.length;
  const isComplete = pages.at(-1)?.nextCursor === null;
  const cursor = pages[page - 1]?.nextCursor ?? null;
  const shown = pages[page] ?? pages[page - 1];
  const paginationModel = React.useMemo(() => ({ page, pageSize }), [page]);

  React.useEffect(() => {
    if (isLoaded) {
      return undefined;
    }
    let isCurrent = true;
    fetchAfter(cursor, pageSize).then((answer) => {
      if (isCurrent) {
        setPages((before) => [...before, answer]);
      }
    });
    return () => {
      isCurrent = false;
    };
  }, [isLoaded, cursor]);

  // A cursor is known for the page after the last loaded one, and for none beyond.
  const handleChange = (model: GridPaginationModel) => {
    setPage(Math.min(model.page, pages.length));
  };

  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGrid
        aria-label="Lighthouses"
        rows={shown?.rows ?? []}
        columns={columns}
        rowCount={isComplete ? pages.flatMap(({ rows }) => rows).length : -1}
        loading={!isLoaded}
        paginationMode="server"
        paginationModel={paginationModel}
        onPaginationModelChange={handleChange}
        pageSizeOptions={[pageSize]}
        disableColumnSorting
        disableColumnFilter
      />
    </div>
  );
}
