import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useRichTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const quilts = [
  {
    id: 'blocks',
    label: 'Blocks',
    children: [
      { id: 'log-cabin', label: 'Log cabin' },
      { id: 'flying-geese', label: 'Flying geese' },
    ],
  },
  { id: 'borders', label: 'Borders', children: [{ id: 'sawtooth', label: 'Sawtooth' }] },
];

export default function ExpandFromCode() {
  const apiRef = useRichTreeViewApiRef();

  return (
    <Stack sx={{ width: '100%', maxWidth: 360, gap: 1 }}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button
          variant="outlined"
          onClick={(event) =>
            apiRef.current?.setItemExpansion({ event, itemId: 'blocks', shouldBeExpanded: true })
          }
        >
          Expand Blocks
        </Button>
        <Button
          variant="outlined"
          onClick={(event) => apiRef.current?.setItemExpansion({ event, itemId: 'borders' })}
        >
          Toggle Borders
        </Button>
      </Stack>
      <RichTreeView apiRef={apiRef} aria-label="Quilt patterns" items={quilts} />
    </Stack>
  );
}
