import { treeItemClasses } from '@mui/x-tree-view/TreeItem';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';

const shelves = [
  {
    id: 'glazes',
    label: 'Glazes',
    children: [
      { id: 'celadon', label: 'Celadon' },
      { id: 'tenmoku', label: 'Tenmoku' },
    ],
  },
  { id: 'clays', label: 'Clays', children: [{ id: 'porcelain', label: 'Porcelain' }] },
];

export default function DropIndicator() {
  return (
    <RichTreeViewPro
      itemsReordering
      aria-label="Pottery shelves"
      items={shelves}
      itemChildrenIndentation={24}
      defaultExpandedItems={['glazes', 'clays']}
      sx={{
        width: '100%',
        maxWidth: 360,
        // preview-start
        [`& .${treeItemClasses.dragAndDropOverlay}`]: {
          borderColor: 'primary.main',
          borderWidth: 2,
          marginInlineStart:
            'calc(var(--TreeView-itemChildrenIndentation) * var(--TreeView-itemDepth))',
        },
        // preview-end
      }}
    />
  );
}
