import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const items = [
  {
    id: 'spring',
    label: 'Spring term',
    children: [
      { id: 'drawing', label: 'Drawing' },
      { id: 'etching', label: 'Etching' },
    ],
  },
  {
    id: 'autumn',
    label: 'Autumn term',
    children: [{ id: 'bookbinding', label: 'Bookbinding' }],
  },
];

export default function FirstRichTree() {
  return <RichTreeView aria-label="Courses" items={items} defaultExpandedItems={['spring']} />;
}
