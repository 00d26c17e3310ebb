import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const sensors = [
  {
    id: 'greenhouse',
    label: 'Greenhouse',
    children: [
      { id: 'humidity', label: 'Humidity' },
      { id: 'soil', label: 'Soil temperature' },
    ],
  },
  { id: 'rain', label: 'Rain gauge' },
];
const allIds = ['greenhouse', 'humidity', 'soil', 'rain'];

export default function ControlledSelection() {
  const [selected, setSelected] = React.useState<string[]>([]);
  const isComplete = selected.length === allIds.length;

  return (
    <Stack sx={{ width: '100%', maxWidth: 360, gap: 1, alignItems: 'start' }}>
      <Button variant="outlined" onClick={() => setSelected(isComplete ? [] : allIds)}>
        {isComplete ? 'Select none' : 'Select all'}
      </Button>
      <RichTreeView
        multiSelect
        aria-label="Sensors"
        items={sensors}
        selectedItems={selected}
        onSelectedItemsChange={(_event, itemIds) => setSelected(itemIds)}
        defaultExpandedItems={['greenhouse']}
        sx={{ width: '100%' }}
      />
      <Typography component="output" variant="body2">
        {selected.length} of {allIds.length} selected
      </Typography>
    </Stack>
  );
}
