import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { flushSync } from 'react-dom';
import { useRichTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const manual = [
  {
    id: 'engine',
    label: 'Engine',
    children: [
      {
        id: 'cooling',
        label: 'Cooling',
        children: [{ id: 'pump', label: 'Water pump' }],
      },
      { id: 'ignition', label: 'Ignition' },
    ],
  },
  { id: 'hull', label: 'Hull' },
];

export default function FocusHiddenItem() {
  const apiRef = useRichTreeViewApiRef();

  // preview-start
  const revealAndFocus = (event: React.SyntheticEvent, itemId: string) => {
    const api = apiRef.current;
    if (!api) {
      return;
    }
    // The element has to be in the page before it can take the focus.
    flushSync(() => {
      for (let id = api.getParentId(itemId); id; id = api.getParentId(id)) {
        api.setItemExpansion({ event, itemId: id, shouldBeExpanded: true });
      }
    });
    api.focusItem(event, itemId);
  };
  // preview-end

  return (
    <Stack sx={{ width: '100%', maxWidth: 360, gap: 1, alignItems: 'start' }}>
      <Button variant="outlined" onClick={(event) => revealAndFocus(event, 'pump')}>
        Go to Water pump
      </Button>
      <RichTreeView apiRef={apiRef} aria-label="Manual" items={manual} sx={{ width: '100%' }} />
    </Stack>
  );
}
