import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const branches = [
  {
    id: 'north',
    label: 'North quay',
    children: [
      { id: 'locker-3', label: 'Locker 3' },
      { id: 'locker-7', label: 'Locker 7' },
    ],
  },
  {
    id: 'market',
    label: 'Market hall',
    children: [{ id: 'counter', label: 'Parcel counter' }],
  },
];

export default function CheckboxSingle() {
  return (
    <RichTreeView
      checkboxSelection
      aria-label="Pick-up point"
      items={branches}
      defaultExpandedItems={['north', 'market']}
      defaultSelectedItems="locker-7"
      sx={{ width: '100%', maxWidth: 360 }}
    />
  );
}
