import * as React from 'react';
import Breadcrumbs from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef, GridDataSource } from '@mui/x-data-grid';
import { createTreeHandler } from '../../../shared/dataServer';
import type { DataRequest } from '../../../shared/dataServer';
import { ServerControls, useDemoServer } from '../../../shared/serverControls';
import { windColumns } from '../../../shared/windColumns';
import { windParts } from '../../../shared/windParks.data';

const handleTree = createTreeHandler(windParts);

/** Unlike in a tree, each level has pages. */
function handle({ start = 0, end = Infinity, ...request }: DataRequest) {
  const { rows } = handleTree(request);
  return { rows: rows.slice(Number(start), end + 1), rowCount: rows.length };
}

export default function NestedPages() {
  const { send, ...controls } = useDemoServer(handle);
  const [path, setPath] = React.useState<string[]>([]);
  // preview-start
  const dataSource = React.useMemo<GridDataSource>(
    () => ({ getRows: (params) => send({ ...params, groupKeys: path }) }),
    [path, send],
  );
  // preview-end
  const columns: GridColDef[] = [
    {
      field: 'name',
      headerName: 'Part',
      width: 180,
      renderCell: ({ row, value, hasFocus }) =>
        row.childCount > 0 ? (
          <Link component="button" tabIndex={hasFocus ? 0 : -1} onClick={() => setPath(row.path)}>
            {value} ({row.childCount})
          </Link>
        ) : (
          value
        ),
    },
    ...windColumns,
  ];

  return (
    <Stack sx={{ width: '100%', gap: 2 }}>
      <ServerControls {...controls} />
      <Breadcrumbs aria-label="Open level">
        {['All parks', ...path].map((name, depth) => (
          <Link key={name} component="button" onClick={() => setPath(path.slice(0, depth))}>
            {name}
          </Link>
        ))}
      </Breadcrumbs>
      <div style={{ height: 318 }}>
        {/* preview-start */}
        <DataGrid
          key={path.join('/')}
          aria-label={path.at(-1) ?? 'Wind parks'}
          dataSource={dataSource}
          columns={columns}
          pageSizeOptions={[4]}
          initialState={{ pagination: { paginationModel: { pageSize: 4 }, rowCount: 0 } }}
        />
        {/* preview-end */}
      </div>
    </Stack>
  );
}
