import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useRichTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const decades = [
  {
    id: 'fifties',
    label: '1950s',
    children: [
      { id: 'lamp', label: 'The Lamp' },
      { id: 'salt-road', label: 'Salt Road' },
      { id: 'nine-windows', label: 'Nine Windows' },
    ],
  },
  {
    id: 'sixties',
    label: '1960s',
    children: [
      { id: 'moonlight', label: 'Paper Moonlight' },
      { id: 'ferryman', label: 'The Ferryman' },
      { id: 'quarry', label: 'Quarry' },
    ],
  },
];

export default function ScrollToItem() {
  const apiRef = useRichTreeViewApiRef();

  // preview-start
  const showItem = (itemId: string) => {
    apiRef.current?.getItemDOMElement(itemId)?.scrollIntoView({ block: 'nearest' });
  };
  // preview-end

  return (
    <Stack sx={{ width: '100%', maxWidth: 360, gap: 2 }}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button variant="outlined" onClick={() => showItem('lamp')}>
          Show The Lamp
        </Button>
        <Button variant="outlined" onClick={() => showItem('quarry')}>
          Show Quarry
        </Button>
      </Stack>
      <Box
        sx={{ height: 168, overflow: 'auto', border: 1, borderColor: 'divider', borderRadius: 1 }}
      >
        <RichTreeView
          apiRef={apiRef}
          aria-label="Film archive"
          items={decades}
          defaultExpandedItems={['fifties', 'sixties']}
        />
      </Box>
    </Stack>
  );
}
