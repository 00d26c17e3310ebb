import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

const limit = 3;

// SimpleTreeView registers `disableSelection` after the first render. Without this the checkbox would flash.
const noCheckbox = { checkbox: { visible: false } };

export default function LimitSelection() {
  const [selected, setSelected] = React.useState<string[]>(['basil', 'olives']);

  // preview-start
  const handleChange = (_event: React.SyntheticEvent | null, itemIds: string[]) => {
    if (itemIds.length <= limit) {
      setSelected(itemIds);
    }
  };
  // preview-end

  return (
    <Stack sx={{ width: '100%', maxWidth: 360, gap: 1 }}>
      <Typography component="output" variant="body2">
        {selected.length} of {limit} toppings
      </Typography>
      <SimpleTreeView
        multiSelect
        checkboxSelection
        aria-label="Toppings"
        defaultExpandedItems={['fresh', 'preserved']}
        selectedItems={selected}
        // preview-start
        onSelectedItemsChange={handleChange}
        // preview-end
      >
        <TreeItem itemId="fresh" label="Fresh" disableSelection slotProps={noCheckbox}>
          <TreeItem itemId="basil" label="Basil" />
          <TreeItem itemId="rocket" label="Rocket" />
        </TreeItem>
        <TreeItem itemId="preserved" label="Preserved" disableSelection slotProps={noCheckbox}>
          <TreeItem itemId="olives" label="Olives" />
          <TreeItem itemId="artichoke" label="Artichoke hearts" />
          <TreeItem itemId="capers" label="Capers" />
        </TreeItem>
      </SimpleTreeView>
    </Stack>
  );
}
