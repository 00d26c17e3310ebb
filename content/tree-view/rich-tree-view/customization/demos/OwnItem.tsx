import Avatar from '@mui/material/Avatar';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import {
  TreeItemContent,
  TreeItemGroupTransition,
  TreeItemIconContainer,
  TreeItemLabel,
  TreeItemRoot,
} from '@mui/x-tree-view/TreeItem';
import type { TreeItemProps } from '@mui/x-tree-view/TreeItem';
import { TreeItemIcon } from '@mui/x-tree-view/TreeItemIcon';
import { TreeItemProvider } from '@mui/x-tree-view/TreeItemProvider';
import { useTreeItem } from '@mui/x-tree-view/useTreeItem';

const crew = [
  {
    id: 'camera',
    label: 'Camera',
    children: [
      { id: 'ines', label: 'Ines Farrow' },
      { id: 'tobi', label: 'Tobi Lund' },
    ],
  },
  { id: 'sound', label: 'Sound', children: [{ id: 'mara', label: 'Mara Quist' }] },
];

// preview-start
function CrewItem({ id, itemId, label, disabled, children }: TreeItemProps) {
  const item = useTreeItem({ id, itemId, label, disabled, children });
  const initial = typeof label === 'string' ? label.slice(0, 1) : '';

  return (
    <TreeItemProvider {...item.getContextProviderProps()}>
      <TreeItemRoot {...item.getRootProps()}>
        <TreeItemContent {...item.getContentProps()}>
          <TreeItemIconContainer {...item.getIconContainerProps()}>
            <TreeItemIcon status={item.status} />
          </TreeItemIconContainer>
          <Avatar
            aria-hidden
            sx={{
              width: 24,
              height: 24,
              typography: 'caption',
              bgcolor: 'primary.main',
              color: 'primary.contrastText',
            }}
          >
            {initial}
          </Avatar>
          <TreeItemLabel {...item.getLabelProps()} />
        </TreeItemContent>
        {children && <TreeItemGroupTransition {...item.getGroupTransitionProps()} />}
      </TreeItemRoot>
    </TreeItemProvider>
  );
}
// preview-end

export default function OwnItem() {
  return (
    <RichTreeView
      aria-label="Film crew"
      items={crew}
      slots={{ item: CrewItem }}
      defaultExpandedItems={['camera', 'sound']}
      sx={{ width: '100%', maxWidth: 360 }}
    />
  );
}
