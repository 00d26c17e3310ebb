import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { useRichTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const lifts = [
  {
    id: 'valley',
    label: 'Valley station',
    children: [
      { id: 'gondola', label: 'Gondola' },
      { id: 'tow', label: 'Practice tow' },
    ],
  },
  { id: 'summit', label: 'Summit chair' },
];

export default function DisableFromCode() {
  const apiRef = useRichTreeViewApiRef();

  // preview-start
  const stopLifts = (shouldBeDisabled: boolean) => {
    apiRef.current?.setIsItemDisabled({ itemId: 'valley', shouldBeDisabled });
  };
  // preview-end

  return (
    <Stack sx={{ width: '100%', maxWidth: 360, gap: 1 }}>
      <FormControlLabel
        control={<Switch onChange={(event) => stopLifts(event.target.checked)} />}
        label="Stop the lifts in the valley"
      />
      <RichTreeView
        apiRef={apiRef}
        aria-label="Ski lifts"
        items={lifts}
        defaultExpandedItems={['valley']}
      />
    </Stack>
  );
}
