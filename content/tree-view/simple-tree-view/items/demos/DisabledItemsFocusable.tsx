import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function DisabledItemsFocusable() {
  const [focusable, setFocusable] = React.useState(true);

  return (
    <Stack sx={{ width: '100%', maxWidth: 360, gap: 1 }}>
      <FormControlLabel
        control={
          <Switch checked={focusable} onChange={(event) => setFocusable(event.target.checked)} />
        }
        label="Disabled items take focus"
      />
      <SimpleTreeView
        aria-label="Concert tickets"
        // preview-start
        disabledItemsFocusable={focusable}
        // preview-end
        defaultExpandedItems={['friday']}
      >
        <TreeItem itemId="friday" label="Friday">
          <TreeItem itemId="friday-stalls" label="Stalls" />
          <TreeItem itemId="friday-balcony" label="Balcony (sold out)" disabled />
          <TreeItem itemId="friday-box" label="Box" />
        </TreeItem>
        <TreeItem itemId="saturday" label="Saturday (sold out)" disabled />
        <TreeItem itemId="sunday" label="Sunday" />
      </SimpleTreeView>
    </Stack>
  );
}
