import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { DataGrid } from '@mui/x-data-grid';
import { columns } from './columns';
import { readView, writeView } from './gridSearchParams';
import type { GridView } from './gridSearchParams';
import { screenings } from './screenings.data';

const shared =
  '?filter={"items":[{"field":"sold","operator":">","value":40}]}&sort=sold.desc&page=2';

export default function ViewInUrl() {
  // preview-start
  // In your app: const [search, setSearch] = the query of your router's location.
  const [search, setSearch] = React.useState('?sort=date.asc');
  const [view, setView] = React.useState(() => readView(search));

  const change = (part: Partial<GridView>) => {
    const next = { ...view, ...part };
    setView(next);
    setSearch(writeView(next));
  };
  // preview-end

  // A new key, because a grid that gets a new filter returns to its first page.
  const [links, setLinks] = React.useState(0);
  const openLink = () => {
    setLinks(links + 1);
    setView(readView(shared));
    setSearch(shared);
  };

  const address = (
    <Stack direction="row" sx={{ gap: 1 }}>
      <TextField
        fullWidth
        size="small"
        label="Address"
        value={`/screenings${decodeURIComponent(search)}`}
        slotProps={{ htmlInput: { readOnly: true, dir: 'ltr' } }}
      />
      <Button variant="outlined" onClick={openLink} sx={{ flexShrink: 0 }}>
        Open a link
      </Button>
    </Stack>
  );

  return (
    <Stack sx={{ width: '100%', gap: 2 }}>
      {address}
      <div style={{ height: 320 }}>
        <DataGrid
          key={links}
          showToolbar
          aria-label="Screenings"
          rows={screenings}
          columns={columns}
          // preview-start
          {...view}
          onFilterModelChange={(filterModel) => change({ filterModel })}
          onSortModelChange={(sortModel) => change({ sortModel })}
          onPaginationModelChange={(paginationModel) => change({ paginationModel })}
          // preview-end
          pageSizeOptions={[3, 5]}
        />
      </div>
    </Stack>
  );
}
