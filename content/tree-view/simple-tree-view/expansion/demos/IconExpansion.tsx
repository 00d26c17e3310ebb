import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function IconExpansion() {
  const [iconOnly, setIconOnly] = React.useState(true);

  return (
    <Stack sx={{ width: '100%', maxWidth: 360, gap: 1 }}>
      <FormControlLabel
        control={
          <Switch checked={iconOnly} onChange={(event) => setIconOnly(event.target.checked)} />
        }
        label="Only the icon expands"
      />
      <SimpleTreeView
        aria-label="Departments"
        // preview-start
        expansionTrigger={iconOnly ? 'iconContainer' : 'content'}
        // preview-end
        defaultExpandedItems={['restoration']}
      >
        <TreeItem itemId="restoration" label="Restoration">
          <TreeItem itemId="paper" label="Paper" />
          <TreeItem itemId="textiles" label="Textiles" />
        </TreeItem>
        <TreeItem itemId="collections" label="Collections">
          <TreeItem itemId="loans" label="Loans" />
        </TreeItem>
      </SimpleTreeView>
    </Stack>
  );
}
