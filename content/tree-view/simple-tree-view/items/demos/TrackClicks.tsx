import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function TrackClicks() {
  const [clickedId, setClickedId] = React.useState<string | null>(null);

  return (
    <Stack sx={{ width: '100%', maxWidth: 360, gap: 2 }}>
      <Typography component="output" variant="body2">
        {clickedId ? `Last clicked: ${clickedId}` : 'No item clicked yet'}
      </Typography>
      <SimpleTreeView
        aria-label="Museum floors"
        defaultExpandedItems={['ground']}
        onItemClick={(_event, itemId) => setClickedId(itemId)}
      >
        <TreeItem itemId="ground" label="Ground floor">
          <TreeItem itemId="fossils" label="Fossils" />
          <TreeItem itemId="minerals" label="Minerals" />
        </TreeItem>
        <TreeItem itemId="first" label="First floor">
          <TreeItem itemId="maps" label="Maps" />
        </TreeItem>
      </SimpleTreeView>
    </Stack>
  );
}
