import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

const hints: Record<string, string> = {
  camera: 'Which photographs the map shows.',
  shutter: 'Only long exposures, from one second.',
  lens: 'Only wide angles, up to 35 mm.',
  place: 'Where the photographs were taken.',
  altitude: 'Only above 1,500 meters.',
};

export default function TrackFocus() {
  const [hint, setHint] = React.useState('Move through the tree to read about a filter.');

  return (
    <Stack sx={{ width: '100%', maxWidth: 360, gap: 2 }}>
      <SimpleTreeView
        aria-label="Filters"
        defaultExpandedItems={['camera', 'place']}
        onItemFocus={(_event, itemId) => setHint(hints[itemId] ?? '')}
      >
        <TreeItem itemId="camera" label="Camera">
          <TreeItem itemId="shutter" label="Shutter time" />
          <TreeItem itemId="lens" label="Lens" />
        </TreeItem>
        <TreeItem itemId="place" label="Place">
          <TreeItem itemId="altitude" label="Altitude" />
        </TreeItem>
      </SimpleTreeView>
      <Typography component="output" variant="body2" color="text.secondary">
        {hint}
      </Typography>
    </Stack>
  );
}
