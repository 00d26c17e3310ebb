import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem, treeItemClasses } from '@mui/x-tree-view/TreeItem';
import type { TreeItemProps } from '@mui/x-tree-view/TreeItem';

const papers = [
  {
    id: 'hydrology',
    label: 'Hydrology',
    children: [
      { id: 'karst', label: 'Flow paths in karst aquifers during and after heavy rain' },
      { id: 'peat', label: 'Peat as a memory of drought' },
    ],
  },
];

// preview-start
function PaperItem(props: TreeItemProps) {
  return <TreeItem {...props} slotProps={{ label: { title: String(props.label) } }} />;
}
// preview-end

export default function LabelSlotProps() {
  return (
    <RichTreeView
      aria-label="Papers"
      items={papers}
      slots={{ item: PaperItem }}
      defaultExpandedItems={['hydrology']}
      sx={{
        width: '100%',
        maxWidth: 300,
        [`& .${treeItemClasses.label}`]: { whiteSpace: 'nowrap', textOverflow: 'ellipsis' },
      }}
    />
  );
}
