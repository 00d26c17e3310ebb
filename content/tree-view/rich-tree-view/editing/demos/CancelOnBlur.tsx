import { useTreeItemUtils } from '@mui/x-tree-view/hooks';
import type { TreeViewCancellableEvent } from '@mui/x-tree-view/models';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import type { TreeItemProps } from '@mui/x-tree-view/TreeItem';

const playlists = [
  {
    id: 'running',
    label: 'Running',
    children: [
      { id: 'warm-up', label: 'Warm up' },
      { id: 'hills', label: 'Hill repeats' },
    ],
  },
];

// preview-start
function CancelOnBlurItem(props: TreeItemProps) {
  const { interactions } = useTreeItemUtils({ itemId: props.itemId, children: props.children });

  const handleBlur = (event: React.FocusEvent<HTMLInputElement> & TreeViewCancellableEvent) => {
    event.defaultMuiPrevented = true;
    interactions.handleCancelItemLabelEditing(event);
  };

  return (
    <TreeItem
      {...props}
      slotProps={{ labelInput: { 'aria-label': 'Playlist name', onBlur: handleBlur } }}
    />
  );
}
// preview-end

export default function CancelOnBlur() {
  return (
    <RichTreeView
      isItemEditable
      aria-label="Playlists"
      items={playlists}
      slots={{ item: CancelOnBlurItem }}
      defaultExpandedItems={['running']}
      sx={{ width: '100%', maxWidth: 360 }}
    />
  );
}
