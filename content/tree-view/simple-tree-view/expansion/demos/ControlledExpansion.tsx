import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

const chapters = ['dough', 'resting', 'shaping'];

export default function ControlledExpansion() {
  const [expanded, setExpanded] = React.useState<string[]>(['dough']);

  return (
    <Stack sx={{ width: '100%', maxWidth: 360, gap: 2, alignItems: 'flex-start' }}>
      <Button variant="outlined" onClick={() => setExpanded(expanded.length === 0 ? chapters : [])}>
        {expanded.length === 0 ? 'Expand all' : 'Collapse all'}
      </Button>
      <SimpleTreeView
        aria-label="Bread course"
        // preview-start
        expandedItems={expanded}
        onExpandedItemsChange={(_event, itemIds) => setExpanded(itemIds)}
        // preview-end
        sx={{ width: '100%' }}
      >
        <TreeItem itemId="dough" label="Making the dough">
          <TreeItem itemId="weighing" label="Weighing" />
          <TreeItem itemId="resting" label="Resting">
            <TreeItem itemId="warm" label="Two hours, warm" />
            <TreeItem itemId="cold" label="Overnight, cold" />
          </TreeItem>
        </TreeItem>
        <TreeItem itemId="shaping" label="Shaping">
          <TreeItem itemId="round" label="Round loaf" />
          <TreeItem itemId="long" label="Long loaf" />
        </TreeItem>
      </SimpleTreeView>
    </Stack>
  );
}
