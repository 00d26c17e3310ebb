import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';

interface Shelf {
  id: number;
  path: string[];
  jars: number;
}

const rows: Shelf[] = [
  { id: 1, path: ['Cellar'], jars: 46 },
  { id: 2, path: ['Cellar', 'Plum jam'], jars: 18 },
  { id: 3, path: ['Cellar', 'Pickled beets'], jars: 28 },
  { id: 4, path: ['Pantry'], jars: 21 },
  { id: 5, path: ['Pantry', 'Dried mint'], jars: 9 },
  { id: 6, path: ['Pantry', 'Honey'], jars: 12 },
];

const columns: GridColDef<Shelf>[] = [
  { field: 'jars', headerName: 'Jars', type: 'number', width: 90 },
];

export default function ParentSelection() {
  const [propagation, setPropagation] = React.useState({ parents: true, descendants: true });

  return (
    <Stack sx={{ width: '100%', gap: 1 }}>
      <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap' }}>
        {(['parents', 'descendants'] as const).map((name) => (
          <FormControlLabel
            key={name}
            label={name}
            control={<Switch checked={propagation[name]} />}
            onChange={() => setPropagation({ ...propagation, [name]: !propagation[name] })}
            sx={{ ml: 0 }}
          />
        ))}
      </Stack>
      <div style={{ height: 424 }}>
        {/* preview-start */}
        <DataGridPro
          aria-label="Preserves"
          treeData
          getTreeDataPath={(row) => row.path}
          checkboxSelection
          rowSelectionPropagation={propagation}
          defaultGroupingExpansionDepth={1}
          groupingColDef={{ headerName: 'Place', minWidth: 190, flex: 1 }}
          rows={rows}
          columns={columns}
        />
        {/* preview-end */}
      </div>
    </Stack>
  );
}
