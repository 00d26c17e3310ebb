import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function SelectionPropagation() {
  const [parents, setParents] = React.useState(true);
  const [descendants, setDescendants] = React.useState(true);

  return (
    <Stack sx={{ width: '100%', maxWidth: 360, gap: 1 }}>
      <FormControlLabel
        control={
          <Switch
            checked={descendants}
            onChange={(event) => setDescendants(event.target.checked)}
          />
        }
        label="Select the descendants with a parent"
      />
      <FormControlLabel
        control={
          <Switch checked={parents} onChange={(event) => setParents(event.target.checked)} />
        }
        label="Select a parent with its last descendant"
      />
      <SimpleTreeView
        multiSelect
        checkboxSelection
        aria-label="Backup contents"
        defaultExpandedItems={['photos', 'raw', 'letters']}
        // preview-start
        selectionPropagation={{ parents, descendants }}
        // preview-end
      >
        <TreeItem itemId="photos" label="Photographs">
          <TreeItem itemId="prints" label="Prints" />
          <TreeItem itemId="raw" label="Raw files">
            <TreeItem itemId="spring" label="Spring" />
            <TreeItem itemId="autumn" label="Autumn" />
          </TreeItem>
        </TreeItem>
        <TreeItem itemId="letters" label="Letters">
          <TreeItem itemId="drafts" label="Drafts" />
        </TreeItem>
        <TreeItem itemId="videos" label="Videos (never opened)">
          <TreeItem itemId="regatta" label="Regatta" />
        </TreeItem>
      </SimpleTreeView>
    </Stack>
  );
}
