import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import {
  TreeItemCheckbox,
  TreeItemContent,
  TreeItemGroupTransition,
  TreeItemIconContainer,
  TreeItemLabel,
  TreeItemRoot,
} from '@mui/x-tree-view/TreeItem';
import type { TreeItemProps } from '@mui/x-tree-view/TreeItem';
import { TreeItemIcon } from '@mui/x-tree-view/TreeItemIcon';
import { TreeItemLabelInput } from '@mui/x-tree-view/TreeItemLabelInput';
import { TreeItemProvider } from '@mui/x-tree-view/TreeItemProvider';
import { useTreeItem } from '@mui/x-tree-view/useTreeItem';

const workshops = [
  {
    id: 'bindery',
    label: 'Bindery',
    children: [
      { id: 'sewing', label: 'Sewing frames' },
      { id: 'press', label: 'Nipping press' },
    ],
  },
  { id: 'foundry', label: 'Foundry' },
];

function PartsItem({ id, itemId, label, disabled, children }: TreeItemProps) {
  // preview-start
  const item = useTreeItem({ id, itemId, label, disabled, children });

  return (
    <TreeItemProvider {...item.getContextProviderProps()}>
      <TreeItemRoot {...item.getRootProps()}>
        <TreeItemContent {...item.getContentProps()}>
          <TreeItemCheckbox {...item.getCheckboxProps()} />
          {item.status.editing ? (
            <TreeItemLabelInput {...item.getLabelInputProps({ 'aria-label': 'Name' })} />
          ) : (
            <TreeItemLabel {...item.getLabelProps()} />
          )}
          <TreeItemIconContainer {...item.getIconContainerProps()}>
            <TreeItemIcon status={item.status} />
          </TreeItemIconContainer>
        </TreeItemContent>
        {children && <TreeItemGroupTransition {...item.getGroupTransitionProps()} />}
      </TreeItemRoot>
    </TreeItemProvider>
  );
  // preview-end
}

export default function ItemFromParts() {
  return (
    <RichTreeView
      multiSelect
      checkboxSelection
      isItemEditable
      aria-label="Workshops"
      items={workshops}
      slots={{ item: PartsItem }}
      defaultExpandedItems={['bindery']}
      sx={{ width: '100%', maxWidth: 360 }}
    />
  );
}
