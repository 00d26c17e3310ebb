import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import type { TreeViewSelectionPropagation } from '@mui/x-tree-view/models';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { regions } from './regions.data';

export default function LinkedSelection() {
  const [propagation, setPropagation] = React.useState<TreeViewSelectionPropagation>({
    descendants: true,
    parents: true,
  });

  const renderSwitch = (key: keyof TreeViewSelectionPropagation, label: string) => (
    <FormControlLabel
      control={
        <Switch
          checked={propagation[key]}
          onChange={(event) => setPropagation({ ...propagation, [key]: event.target.checked })}
        />
      }
      label={label}
    />
  );

  return (
    <Stack sx={{ width: '100%', maxWidth: 360, gap: 1 }}>
      {renderSwitch('descendants', 'Select the items below')}
      {renderSwitch('parents', 'Select the parent of complete branches')}
      <RichTreeView
        multiSelect
        checkboxSelection
        aria-label="Delivery regions"
        items={regions}
        selectionPropagation={propagation}
        defaultExpandedItems={['highlands', 'lakes']}
      />
    </Stack>
  );
}
