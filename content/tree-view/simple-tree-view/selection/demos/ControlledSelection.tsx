import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

const allStations = ['coastal', 'buoy', 'pier', 'inland', 'airfield', 'reservoir'];

export default function ControlledSelection() {
  const [selected, setSelected] = React.useState<string[]>(['pier']);

  return (
    <Stack sx={{ width: '100%', maxWidth: 360, gap: 2 }}>
      <Stack direction="row" sx={{ alignItems: 'center', gap: 2 }}>
        <Button
          variant="outlined"
          onClick={() => setSelected(selected.length === 0 ? allStations : [])}
        >
          {selected.length === 0 ? 'Select all' : 'Clear'}
        </Button>
        <Typography component="output" variant="body2">
          {selected.length} selected
        </Typography>
      </Stack>
      <SimpleTreeView
        multiSelect
        checkboxSelection
        aria-label="Weather stations"
        defaultExpandedItems={['coastal', 'inland']}
        // preview-start
        selectedItems={selected}
        onSelectedItemsChange={(_event, itemIds) => setSelected(itemIds)}
        // preview-end
      >
        <TreeItem itemId="coastal" label="Coastal">
          <TreeItem itemId="buoy" label="Outer buoy" />
          <TreeItem itemId="pier" label="Pier head" />
        </TreeItem>
        <TreeItem itemId="inland" label="Inland">
          <TreeItem itemId="airfield" label="Airfield" />
          <TreeItem itemId="reservoir" label="Reservoir" />
        </TreeItem>
      </SimpleTreeView>
    </Stack>
  );
}
