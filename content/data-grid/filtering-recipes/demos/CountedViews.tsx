import * as React from 'react';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { DataGrid, useGridApiRef } from '@mui/x-data-grid';
import type { GridFilterModel } from '@mui/x-data-grid';
import { columns } from './columns';
import { screenings } from './screenings.data';

const views: Record<string, GridFilterModel> = {
  All: { items: [] },
  Courtyard: { items: [{ field: 'hall', operator: 'is', value: 'Courtyard' }] },
  'From April': { items: [{ field: 'date', operator: 'onOrAfter', value: '2026-04-01' }] },
  'Under 50 sold': { items: [{ field: 'sold', operator: '<', value: 50 }] },
};

export default function CountedViews() {
  const apiRef = useGridApiRef();
  const [current, setCurrent] = React.useState('All');
  const [counts, setCounts] = React.useState<Record<string, number>>({});

  // preview-start
  React.useEffect(() => {
    const entries = Object.entries(views).map(([name, model]) => {
      const { filteredRowsLookup } = apiRef.current!.getFilterState(model);
      const failing = Object.values(filteredRowsLookup).filter((passes) => !passes);
      return [name, screenings.length - failing.length];
    });
    setCounts(Object.fromEntries(entries));
  }, [apiRef]); // Add your rows here if they change.
  // preview-end

  return (
    <Stack sx={{ width: '100%', gap: 2 }}>
      <Stack direction="row" role="group" aria-label="View" sx={{ flexWrap: 'wrap', gap: 1 }}>
        {Object.keys(views).map((name) => (
          <Chip
            key={name}
            label={`${name} (${counts[name] ?? '…'})`}
            color={name === current ? 'primary' : 'default'}
            aria-pressed={name === current}
            onClick={() => setCurrent(name)}
          />
        ))}
      </Stack>
      <div style={{ height: 424 }}>
        <DataGrid
          apiRef={apiRef}
          aria-label={`Screenings: ${current}`}
          rows={screenings}
          columns={columns}
          filterModel={views[current]}
          disableColumnFilter
          hideFooter
        />
      </div>
    </Stack>
  );
}
