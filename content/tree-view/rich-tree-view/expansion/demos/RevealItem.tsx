import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useRichTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const strata = [
  {
    id: 'mesozoic',
    label: 'Mesozoic',
    children: [
      {
        id: 'jurassic',
        label: 'Jurassic',
        children: [{ id: 'oxfordian', label: 'Oxfordian' }],
      },
      { id: 'triassic', label: 'Triassic' },
    ],
  },
  { id: 'cenozoic', label: 'Cenozoic', children: [{ id: 'neogene', label: 'Neogene' }] },
];

export default function RevealItem() {
  const apiRef = useRichTreeViewApiRef();

  // preview-start
  const reveal = (event: React.SyntheticEvent, itemId: string) => {
    const api = apiRef.current;
    if (!api) {
      return;
    }
    for (let id = api.getParentId(itemId); id; id = api.getParentId(id)) {
      api.setItemExpansion({ event, itemId: id, shouldBeExpanded: true });
    }
    api.setItemSelection({ event, itemId, shouldBeSelected: true });
  };
  // preview-end

  return (
    <Stack sx={{ width: '100%', maxWidth: 360, gap: 1, alignItems: 'start' }}>
      <Button variant="outlined" onClick={(event) => reveal(event, 'oxfordian')}>
        Reveal Oxfordian
      </Button>
      <RichTreeView
        apiRef={apiRef}
        aria-label="Geological periods"
        items={strata}
        sx={{ width: '100%' }}
      />
    </Stack>
  );
}
