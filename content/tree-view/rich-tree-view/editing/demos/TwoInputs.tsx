import { useTreeItemUtils } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import type { TreeItemProps } from '@mui/x-tree-view/TreeItem';
import { NameInputs } from './nameInputs';

const staff = [
  {
    id: 'night',
    label: 'Night shift',
    children: [
      { id: 'cook', label: 'Olive Brandt' },
      { id: 'porter', label: 'Sami Okoro' },
    ],
  },
];

const isPerson = (item: { id: string }) => item.id !== 'night';

// preview-start
function StaffItem(props: TreeItemProps) {
  const { interactions } = useTreeItemUtils({ itemId: props.itemId, children: props.children });
  const labelInput = {
    autoFocus: true,
    onSave: interactions.handleSaveItemLabel,
    onCancel: interactions.handleCancelItemLabelEditing,
  };

  return <TreeItem {...props} slots={{ labelInput: NameInputs }} slotProps={{ labelInput }} />;
}
// preview-end

export default function TwoInputs() {
  return (
    <RichTreeView
      aria-label="Staff"
      items={staff}
      isItemEditable={isPerson}
      slots={{ item: StaffItem }}
      defaultExpandedItems={['night']}
      sx={{ width: '100%', maxWidth: 360 }}
    />
  );
}
