import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

interface Hut {
  id: string;
  label: string;
  isClosed?: boolean;
  children?: Hut[];
}

const huts: Hut[] = [
  {
    id: 'east-ridge',
    label: 'East ridge',
    children: [
      { id: 'larch', label: 'Larch hut' },
      { id: 'tarn', label: 'Tarn hut (roof repair)', isClosed: true },
    ],
  },
  {
    id: 'glacier',
    label: 'Glacier route (opens in June)',
    isClosed: true,
    children: [
      { id: 'moraine', label: 'Moraine hut' },
      { id: 'icefall', label: 'Icefall bivouac' },
    ],
  },
];

const isHutClosed = (hut: Hut) => Boolean(hut.isClosed);

export default function DisabledItems() {
  return (
    <RichTreeView
      aria-label="Mountain huts"
      items={huts}
      isItemDisabled={isHutClosed}
      defaultExpandedItems={['east-ridge', 'glacier']}
      sx={{ width: '100%', maxWidth: 360 }}
    />
  );
}
