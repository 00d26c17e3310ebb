import { useTreeItemUtils } from '@mui/x-tree-view/hooks';
import type { TreeViewCancellableEvent } from '@mui/x-tree-view/models';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import type { TreeItemProps } from '@mui/x-tree-view/TreeItem';
import { InputWithButtons } from './inputWithButtons';
import { LabelWithButton } from './labelWithButton';

const gallery = [
  {
    id: 'hall',
    label: 'Entrance hall',
    children: [
      { id: 'work-1', label: 'Fishing huts' },
      { id: 'work-2', label: 'Study in gray' },
    ],
  },
  { id: 'stairs', label: 'Staircase', children: [{ id: 'work-3', label: 'The weaver' }] },
];

const preventDefault = (event: React.SyntheticEvent & TreeViewCancellableEvent) => {
  event.defaultMuiPrevented = true;
};

function GalleryItem(props: TreeItemProps) {
  const { interactions } = useTreeItemUtils({ itemId: props.itemId, children: props.children });

  // preview-start
  const label = { onDoubleClick: preventDefault, onRename: interactions.toggleItemEditing };
  const labelInput = {
    'aria-label': 'Title',
    onBlur: preventDefault,
    onSave: interactions.handleSaveItemLabel,
    onCancel: interactions.handleCancelItemLabelEditing,
  };

  return (
    <TreeItem
      {...props}
      slots={{ label: LabelWithButton, labelInput: InputWithButtons }}
      slotProps={{ label, labelInput }}
    />
  );
  // preview-end
}

export default function EditByButtons() {
  return (
    <RichTreeView
      isItemEditable
      aria-label="Gallery"
      items={gallery}
      slots={{ item: GalleryItem }}
      defaultExpandedItems={['hall']}
      sx={{ width: '100%', maxWidth: 360 }}
    />
  );
}
