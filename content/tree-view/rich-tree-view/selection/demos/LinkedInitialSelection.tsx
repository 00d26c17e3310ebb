import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useApplyPropagationToSelectedItemsOnMount } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { regions } from './regions.data';

const propagation = { descendants: true, parents: true };

export default function LinkedInitialSelection() {
  // preview-start
  const initialItems = useApplyPropagationToSelectedItemsOnMount({
    items: regions,
    selectionPropagation: propagation,
    selectedItems: ['lakes', 'millbrook', 'ashfield'],
  });
  const [selected, setSelected] = React.useState(initialItems);
  // preview-end

  return (
    <Stack sx={{ width: '100%', maxWidth: 360, gap: 2 }}>
      <RichTreeView
        multiSelect
        checkboxSelection
        aria-label="Delivery regions with a saved choice"
        items={regions}
        selectionPropagation={propagation}
        selectedItems={selected}
        onSelectedItemsChange={(_event, itemIds) => setSelected(itemIds)}
        defaultExpandedItems={['highlands', 'lakes', 'plain']}
      />
      <Typography component="output" variant="body2">
        {selected.join(', ') || 'Nothing selected'}
      </Typography>
    </Stack>
  );
}
