import * as React from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Stack from '@mui/material/Stack';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function TransitionTiming() {
  const [timeout, setTimeout] = React.useState(700);
  // preview-start
  const slotProps = { groupTransition: { timeout } };
  // preview-end

  return (
    <Stack sx={{ width: '100%', maxWidth: 360, gap: 2 }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Duration of the transition"
        value={timeout}
        onChange={(_event, value: number | null) => value !== null && setTimeout(value)}
      >
        <ToggleButton value={0}>None</ToggleButton>
        <ToggleButton value={200}>200 ms</ToggleButton>
        <ToggleButton value={700}>700 ms</ToggleButton>
      </ToggleButtonGroup>
      <SimpleTreeView aria-label="Clockmaker’s parts" defaultExpandedItems={['movement']}>
        {/* preview-start */}
        <TreeItem itemId="movement" label="Movement" slotProps={slotProps}>
          <TreeItem itemId="mainspring" label="Mainspring" />
          <TreeItem itemId="escapement" label="Escapement" />
        </TreeItem>
        {/* preview-end */}
        <TreeItem itemId="case" label="Case" slotProps={slotProps}>
          <TreeItem itemId="crystal" label="Crystal" />
          <TreeItem itemId="crown" label="Crown" />
        </TreeItem>
      </SimpleTreeView>
    </Stack>
  );
}
