import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

interface Track {
  id: string;
  label: string;
  children?: Track[];
}

const albums: Track[] = [
  {
    id: 'harvest',
    label: 'Harvest tapes',
    children: [
      { id: 'first-frost', label: 'First frost' },
      { id: 'barn-dance', label: 'Barn dance' },
    ],
  },
  {
    id: 'tides',
    label: 'Tides',
    children: [
      { id: 'ebb', label: 'Ebb' },
      { id: 'slack-water', label: 'Slack water' },
    ],
  },
];

const isAlbum = (track: Track) => track.children !== undefined;

export default function ExcludeItems() {
  return (
    <RichTreeView
      multiSelect
      checkboxSelection
      aria-label="Tracks to play"
      items={albums}
      isItemSelectionDisabled={isAlbum}
      defaultExpandedItems={['harvest', 'tides']}
      defaultSelectedItems={['ebb']}
      sx={{ width: '100%', maxWidth: 360 }}
    />
  );
}
