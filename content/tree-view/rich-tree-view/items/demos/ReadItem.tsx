import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useRichTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

interface Moon {
  id: string;
  label: string;
  /** Mean diameter in kilometers. */
  diameter: number;
  children?: Moon[];
}

const bodies: Moon[] = [
  {
    id: 'jupiter',
    label: 'Jupiter',
    diameter: 139_820,
    children: [
      { id: 'io', label: 'Io', diameter: 3643 },
      { id: 'europa', label: 'Europa', diameter: 3122 },
    ],
  },
  {
    id: 'neptune',
    label: 'Neptune',
    diameter: 49_244,
    children: [{ id: 'triton', label: 'Triton', diameter: 2707 }],
  },
];

export default function ReadItem() {
  const apiRef = useRichTreeViewApiRef<Moon>();
  const [selected, setSelected] = React.useState<Moon | null>(null);

  return (
    <Stack sx={{ width: '100%', maxWidth: 360, gap: 2 }}>
      <Typography component="output" variant="body2">
        {selected ? `${selected.label} is ${selected.diameter} km wide` : 'Select a planet or moon'}
      </Typography>
      <RichTreeView
        apiRef={apiRef}
        aria-label="Planets and moons"
        items={bodies}
        defaultExpandedItems={['jupiter']}
        onSelectedItemsChange={(_event, itemId) =>
          setSelected(itemId === null ? null : (apiRef.current?.getItem(itemId) ?? null))
        }
      />
    </Stack>
  );
}
