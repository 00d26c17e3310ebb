import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

interface Part {
  sku: string;
  label: string;
  children?: Part[];
}

const parts: Part[] = [
  {
    sku: 'BK-100',
    label: 'Frame',
    children: [
      { sku: 'BK-110', label: 'Fork' },
      { sku: 'BK-120', label: 'Headset' },
    ],
  },
  {
    sku: 'BK-200',
    label: 'Wheels',
    children: [
      { sku: 'BK-210', label: 'Rim' },
      { sku: 'BK-220', label: 'Hub' },
    ],
  },
];

const getPartId = (part: Part) => part.sku;

export default function OwnIdField() {
  return (
    <RichTreeView
      aria-label="Bicycle parts"
      items={parts}
      getItemId={getPartId}
      defaultExpandedItems={['BK-200']}
      sx={{ width: '100%', maxWidth: 360 }}
    />
  );
}
