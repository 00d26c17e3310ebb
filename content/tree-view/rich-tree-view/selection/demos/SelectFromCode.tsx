import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useRichTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const knots = [
  {
    id: 'loops',
    label: 'Loops',
    children: [
      { id: 'bowline', label: 'Bowline' },
      { id: 'figure-eight', label: 'Figure eight' },
    ],
  },
  { id: 'clove-hitch', label: 'Clove hitch' },
];

export default function SelectFromCode() {
  const apiRef = useRichTreeViewApiRef();

  // preview-start
  const setBowline = (event: React.SyntheticEvent, shouldBeSelected: boolean) => {
    apiRef.current?.setItemSelection({ event, itemId: 'bowline', shouldBeSelected });
  };
  // preview-end

  return (
    <Stack sx={{ width: '100%', maxWidth: 360, gap: 1 }}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button variant="outlined" onClick={(event) => setBowline(event, true)}>
          Select Bowline
        </Button>
        <Button variant="outlined" onClick={(event) => setBowline(event, false)}>
          Deselect Bowline
        </Button>
      </Stack>
      <RichTreeView
        apiRef={apiRef}
        aria-label="Knots"
        items={knots}
        defaultExpandedItems={['loops']}
      />
    </Stack>
  );
}
