import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useRichTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const choirs = [
  {
    id: 'high',
    label: 'High voices',
    children: [
      { id: 'soprano', label: 'Soprano' },
      { id: 'alto', label: 'Alto' },
    ],
  },
  {
    id: 'low',
    label: 'Low voices',
    children: [
      { id: 'tenor', label: 'Tenor' },
      { id: 'bass', label: 'Bass' },
    ],
  },
];

export default function AddToSelection() {
  const apiRef = useRichTreeViewApiRef();

  // preview-start
  const select = (event: React.SyntheticEvent, keepExistingSelection: boolean) => {
    apiRef.current?.setItemSelection({
      event,
      itemId: 'tenor',
      shouldBeSelected: true,
      keepExistingSelection,
    });
  };
  // preview-end

  return (
    <Stack sx={{ width: '100%', maxWidth: 360, gap: 1 }}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button variant="outlined" onClick={(event) => select(event, true)}>
          Add Tenor
        </Button>
        <Button variant="outlined" onClick={(event) => select(event, false)}>
          Only Tenor
        </Button>
      </Stack>
      <RichTreeView
        multiSelect
        apiRef={apiRef}
        aria-label="Choir voices"
        items={choirs}
        defaultExpandedItems={['high', 'low']}
        defaultSelectedItems={['soprano', 'bass']}
      />
    </Stack>
  );
}
