import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useRichTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const boats = [
  {
    id: 'sail',
    label: 'Sail',
    children: [
      { id: 'dinghy', label: 'Dinghy' },
      { id: 'ketch', label: 'Ketch' },
    ],
  },
  { id: 'oars', label: 'Oars' },
];

export default function FocusFromCode() {
  const apiRef = useRichTreeViewApiRef();

  return (
    <Stack sx={{ width: '100%', maxWidth: 360, gap: 1, alignItems: 'start' }}>
      <Button variant="outlined" onClick={(event) => apiRef.current?.focusItem(event, 'ketch')}>
        Focus Ketch
      </Button>
      <RichTreeView
        apiRef={apiRef}
        aria-label="Boats for hire"
        items={boats}
        defaultExpandedItems={['sail']}
        sx={{ width: '100%' }}
      />
    </Stack>
  );
}
