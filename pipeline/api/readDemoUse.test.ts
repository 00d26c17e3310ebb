import { expect, it } from 'vitest';
import { readDemoUse } from './readDemoUse.ts';

it('readDemoUse finds components with their attributes, literals of types, and functions', () => {
  const use = readDemoUse(`
    import { Box } from '@mui/material';
    import { DataGrid as Grid, type GridColDef, useGridApiRef } from '@mui/x-data-grid';
    import { TreeItem } from '@mui/x-tree-view/TreeItem';

    const columns: readonly GridColDef<Row>[] = [{ field: 'name', width: 90 }, { field: 'age', 'flex': 1 }];
    const last = { field: 'x', editable: true } satisfies GridColDef;

    export default function Demo() {
      const apiRef = useGridApiRef();
      return (
        <Box sx={{ height: 1 }}>
          <Grid rows={[]} columns={columns} apiRef={apiRef} {...more} />
          <Grid rows={[]} checkboxSelection />
          <TreeItem itemId="a" />
        </Box>
      );
    }
  `);
  expect(use).toEqual({
    components: {
      DataGrid: ['rows', 'columns', 'apiRef', 'checkboxSelection'],
      TreeItem: ['itemId'],
    },
    types: { GridColDef: ['field', 'width', 'flex', 'editable'] },
    functions: ['useGridApiRef'],
  });
});
