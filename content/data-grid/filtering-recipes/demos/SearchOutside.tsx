import * as React from 'react';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { DataGrid } from '@mui/x-data-grid';
import { columns } from './columns';
import { screenings } from './screenings.data';

export default function SearchOutside() {
  // preview-start
  const [text, setText] = React.useState('');
  const words = React.useDeferredValue(text);
  const filterModel = React.useMemo(
    () => ({ items: [], quickFilterValues: words.split(' ').filter((word) => word !== '') }),
    [words],
  );
  // preview-end

  return (
    <Stack sx={{ width: '100%', gap: 2 }}>
      <TextField
        size="small"
        type="search"
        label="Search the program"
        value={text}
        onChange={(event) => setText(event.target.value)}
        sx={{ maxWidth: 320 }}
      />
      <div style={{ height: 424 }}>
        <DataGrid
          disableColumnFilter
          aria-label="Screenings"
          rows={screenings}
          columns={columns}
          filterModel={filterModel}
          hideFooter
        />
      </div>
    </Stack>
  );
}
