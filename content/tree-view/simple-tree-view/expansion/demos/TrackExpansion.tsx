import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function TrackExpansion() {
  const [lastChange, setLastChange] = React.useState('Nothing opened or closed yet');

  return (
    <Stack sx={{ width: '100%', maxWidth: 360, gap: 2 }}>
      <Typography component="output" variant="body2">
        {lastChange}
      </Typography>
      <SimpleTreeView
        aria-label="Aquarium zones"
        // preview-start
        onItemExpansionToggle={(_event, itemId, isExpanded) =>
          setLastChange(`${itemId} was ${isExpanded ? 'opened' : 'closed'}`)
        }
        // preview-end
      >
        <TreeItem itemId="reef" label="Reef">
          <TreeItem itemId="clownfish" label="Clownfish" />
          <TreeItem itemId="seahorse" label="Seahorse" />
        </TreeItem>
        <TreeItem itemId="kelp" label="Kelp forest">
          <TreeItem itemId="otter" label="Sea otter" />
        </TreeItem>
      </SimpleTreeView>
    </Stack>
  );
}
