import Button from '@mui/material/Button';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import {
  TreeItemContent,
  TreeItemGroupTransition,
  TreeItemLabel,
  TreeItemRoot,
} from '@mui/x-tree-view/TreeItem';
import type { TreeItemProps } from '@mui/x-tree-view/TreeItem';
import { TreeItemProvider } from '@mui/x-tree-view/TreeItemProvider';
import { useTreeItemUtils } from '@mui/x-tree-view/hooks';
import { useTreeItem } from '@mui/x-tree-view/useTreeItem';

const letters = [
  {
    id: 'spring',
    label: 'Letters from spring',
    children: [
      { id: 'april', label: 'From the ferry, 4 April' },
      { id: 'may', label: 'No signature, 19 May' },
    ],
  },
  { id: 'summer', label: 'Letters from summer', children: [{ id: 'july', label: '2 July' }] },
];

function LetterItem({ id, itemId, label, children }: TreeItemProps) {
  const item = useTreeItem({ id, itemId, label, children });
  // preview-start
  const { interactions, status } = useTreeItemUtils({ itemId, children });
  // preview-end

  return (
    <TreeItemProvider {...item.getContextProviderProps()}>
      <TreeItemRoot {...item.getRootProps()}>
        <TreeItemContent {...item.getContentProps()}>
          <TreeItemLabel {...item.getLabelProps()} />
          {/* preview-start */}
          {status.expandable && (
            <Button
              size="small"
              tabIndex={-1}
              aria-hidden
              onClick={(event) => {
                event.stopPropagation();
                interactions.handleExpansion(event);
              }}
              sx={{ py: 0, flexShrink: 0 }}
            >
              {status.expanded ? 'Close' : 'Open'}
            </Button>
          )}
          {/* preview-end */}
        </TreeItemContent>
        {children && <TreeItemGroupTransition {...item.getGroupTransitionProps()} />}
      </TreeItemRoot>
    </TreeItemProvider>
  );
}

export default function HandleExpansion() {
  return (
    <RichTreeView
      aria-label="Letters"
      items={letters}
      slots={{ item: LetterItem }}
      expansionTrigger="iconContainer"
      defaultExpandedItems={['spring']}
      sx={{ width: '100%', maxWidth: 360 }}
    />
  );
}
