import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function TrackSelection() {
  const [lastChange, setLastChange] = React.useState('Nothing changed yet');

  return (
    <Stack sx={{ width: '100%', maxWidth: 360, gap: 2 }}>
      <Typography component="output" variant="body2">
        {lastChange}
      </Typography>
      <SimpleTreeView
        multiSelect
        checkboxSelection
        aria-label="Radio stations"
        defaultExpandedItems={['music', 'speech']}
        // preview-start
        onItemSelectionToggle={(_event, itemId, isSelected) =>
          setLastChange(`${itemId} was ${isSelected ? 'selected' : 'deselected'}`)
        }
        // preview-end
      >
        <TreeItem itemId="music" label="Music">
          <TreeItem itemId="jazz" label="Jazz" />
          <TreeItem itemId="folk" label="Folk" />
        </TreeItem>
        <TreeItem itemId="speech" label="Speech">
          <TreeItem itemId="drama" label="Drama" />
          <TreeItem itemId="science" label="Science" />
        </TreeItem>
      </SimpleTreeView>
    </Stack>
  );
}
