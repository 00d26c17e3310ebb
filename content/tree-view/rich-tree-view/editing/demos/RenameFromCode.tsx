import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useRichTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const platforms = [
  {
    id: 'departures',
    label: 'Departures',
    children: [
      { id: 'train-a', label: 'Coast express, platform 2' },
      { id: 'train-b', label: 'Night mail, platform 5' },
    ],
  },
];

export default function RenameFromCode() {
  const apiRef = useRichTreeViewApiRef();

  // preview-start
  const setPlatform = (platform: number) => {
    apiRef.current?.updateItemLabel('train-a', `Coast express, platform ${platform}`);
  };
  // preview-end

  return (
    <Stack sx={{ width: '100%', maxWidth: 360, gap: 1 }}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        {[2, 4].map((platform) => (
          <Button key={platform} variant="outlined" onClick={() => setPlatform(platform)}>
            Platform {platform}
          </Button>
        ))}
      </Stack>
      <RichTreeView
        apiRef={apiRef}
        aria-label="Departure board"
        items={platforms}
        defaultExpandedItems={['departures']}
      />
    </Stack>
  );
}
