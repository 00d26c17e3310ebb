import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useRichTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { regions } from './regions.data';

const propagation = { descendants: true, parents: true };

export default function LeavesOnly() {
  const apiRef = useRichTreeViewApiRef();
  const [villages, setVillages] = React.useState<string[]>([]);

  // preview-start
  const isLeaf = (itemId: string) => apiRef.current?.getItemOrderedChildrenIds(itemId).length === 0;
  // preview-end

  return (
    <Stack sx={{ width: '100%', maxWidth: 360, gap: 2 }}>
      <RichTreeView
        multiSelect
        checkboxSelection
        apiRef={apiRef}
        aria-label="Villages to deliver to"
        items={regions}
        selectionPropagation={propagation}
        // preview-start
        onSelectedItemsChange={(_event, itemIds) => setVillages(itemIds.filter(isLeaf))}
        // preview-end
      />
      <Typography component="output" variant="body2">
        {villages.length > 0 ? `Villages: ${villages.join(', ')}` : 'No village selected'}
      </Typography>
    </Stack>
  );
}
