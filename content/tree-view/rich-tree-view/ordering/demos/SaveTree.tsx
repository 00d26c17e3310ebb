import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useRichTreeViewProApiRef } from '@mui/x-tree-view-pro/hooks';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';

const outline = [
  {
    id: 'opening',
    label: 'Opening',
    children: [
      { id: 'storm', label: 'The storm' },
      { id: 'stranger', label: 'A stranger' },
    ],
  },
  { id: 'ending', label: 'Ending', children: [{ id: 'letter', label: 'The letter' }] },
];

export default function SaveTree() {
  const apiRef = useRichTreeViewProApiRef();
  const [saved, setSaved] = React.useState(outline as object[]);

  return (
    <Stack sx={{ width: '100%', gap: 2, flexDirection: { xs: 'column', sm: 'row' } }}>
      <RichTreeViewPro
        itemsReordering
        apiRef={apiRef}
        aria-label="Story outline"
        items={outline}
        defaultExpandedItems={['opening', 'ending']}
        onItemPositionChange={() => setSaved(apiRef.current?.getItemTree() ?? [])}
        sx={{ flex: { sm: 1 } }}
      />
      <Box
        component="pre"
        tabIndex={0}
        aria-label="Saved tree"
        sx={{ flex: { sm: 1 }, m: 0, p: 1, height: 200, overflow: 'auto', fontSize: 12 }}
      >
        {JSON.stringify(saved, ['id', 'children'], 1)}
      </Box>
    </Stack>
  );
}
