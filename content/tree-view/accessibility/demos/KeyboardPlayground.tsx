import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

const modes = { single: 'One', multi: 'Several', checkbox: 'Checkboxes' };

export default function KeyboardPlayground() {
  const [mode, setMode] = React.useState<keyof typeof modes>('multi');
  const [lastKey, setLastKey] = React.useState('none yet');

  return (
    <Stack sx={{ width: '100%', maxWidth: 360, gap: 2 }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Selection"
        value={mode}
        onChange={(_event, value: keyof typeof modes | null) => value && setMode(value)}
      >
        {Object.entries(modes).map(([value, label]) => (
          <ToggleButton key={value} value={value}>
            {label}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <SimpleTreeView
        key={mode}
        aria-label="Schedule"
        multiSelect={mode !== 'single'}
        checkboxSelection={mode === 'checkbox'}
        defaultExpandedItems={['morning']}
        onKeyDown={(event) => setLastKey(event.key === ' ' ? 'Space' : event.key)}
      >
        <TreeItem itemId="morning" label="Morning">
          <TreeItem itemId="algebra" label="Algebra" />
          <TreeItem itemId="botany" label="Botany" />
        </TreeItem>
        <TreeItem itemId="noon" label="Noon">
          <TreeItem itemId="lunch" label="Lunch" />
        </TreeItem>
        <TreeItem itemId="afternoon" label="Afternoon">
          <TreeItem itemId="choir" label="Choir" />
          <TreeItem itemId="rowing" label="Rowing (canceled)" disabled />
        </TreeItem>
      </SimpleTreeView>
      <Typography variant="body2" color="text.secondary">
        Last key: {lastKey}
      </Typography>
    </Stack>
  );
}
