import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function DisableSelection() {
  const [disabled, setDisabled] = React.useState(true);

  return (
    <Stack sx={{ width: '100%', maxWidth: 360, gap: 1 }}>
      <FormControlLabel
        control={
          <Switch checked={disabled} onChange={(event) => setDisabled(event.target.checked)} />
        }
        label="Voting is closed"
      />
      <SimpleTreeView
        aria-label="Name of the new tram"
        // preview-start
        disableSelection={disabled}
        // preview-end
        defaultExpandedItems={['birds', 'rivers']}
        defaultSelectedItems="heron"
      >
        <TreeItem itemId="birds" label="Birds">
          <TreeItem itemId="heron" label="Heron" />
          <TreeItem itemId="swift" label="Swift" />
        </TreeItem>
        <TreeItem itemId="rivers" label="Rivers">
          <TreeItem itemId="alder" label="Alder" />
          <TreeItem itemId="wey" label="Wey" />
        </TreeItem>
      </SimpleTreeView>
    </Stack>
  );
}
