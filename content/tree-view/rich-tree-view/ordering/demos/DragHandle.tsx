import DragIcon from '@mui/icons-material/DragIndicator';
import Box from '@mui/material/Box';
import {
  TreeItemContent,
  TreeItemGroupTransition,
  TreeItemIconContainer,
  TreeItemLabel,
  TreeItemRoot,
} from '@mui/x-tree-view/TreeItem';
import type { TreeItemProps } from '@mui/x-tree-view/TreeItem';
import { TreeItemDragAndDropOverlay } from '@mui/x-tree-view/TreeItemDragAndDropOverlay';
import { TreeItemIcon } from '@mui/x-tree-view/TreeItemIcon';
import { TreeItemProvider } from '@mui/x-tree-view/TreeItemProvider';
import { useTreeItem } from '@mui/x-tree-view/useTreeItem';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';

const queue = [
  {
    id: 'tonight',
    label: 'Tonight',
    children: [
      { id: 'short-film', label: 'Short film' },
      { id: 'feature', label: 'Feature' },
    ],
  },
  { id: 'later', label: 'Later', children: [{ id: 'talk', label: 'Talk with the editor' }] },
];

interface DragProps {
  draggable?: true;
  onDragStart?: React.DragEventHandler;
}

// preview-start
function HandleItem({ id, itemId, label, children }: TreeItemProps) {
  const item = useTreeItem({ id, itemId, label, children });
  const { draggable, onDragStart, ...rootProps } = item.getRootProps<DragProps>();

  return (
    <TreeItemProvider {...item.getContextProviderProps()}>
      <TreeItemRoot {...rootProps}>
        <TreeItemContent {...item.getContentProps()}>
          <Box aria-hidden draggable={draggable} onDragStart={onDragStart} sx={{ cursor: 'grab' }}>
            <DragIcon fontSize="small" color="action" sx={{ display: 'block' }} />
          </Box>
          <TreeItemIconContainer {...item.getIconContainerProps()}>
            <TreeItemIcon status={item.status} />
          </TreeItemIconContainer>
          <TreeItemLabel {...item.getLabelProps()} />
          <TreeItemDragAndDropOverlay {...item.getDragAndDropOverlayProps()} />
        </TreeItemContent>
        {children && <TreeItemGroupTransition {...item.getGroupTransitionProps()} />}
      </TreeItemRoot>
    </TreeItemProvider>
  );
}
// preview-end

export default function DragHandle() {
  return (
    <RichTreeViewPro
      itemsReordering
      aria-label="Screenings"
      items={queue}
      slots={{ item: HandleItem }}
      defaultExpandedItems={['tonight', 'later']}
      sx={{ width: '100%', maxWidth: 360 }}
    />
  );
}
