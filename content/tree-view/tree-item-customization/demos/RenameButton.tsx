import EditIcon from '@mui/icons-material/EditOutlined';
import IconButton from '@mui/material/IconButton';
import { useTreeItemUtils } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import type { TreeItemProps } from '@mui/x-tree-view/TreeItem';

const playlists = [
  {
    id: 'morning',
    label: 'Morning',
    children: [
      { id: 'slow-start', label: 'Slow start' },
      { id: 'commute', label: 'Commute' },
    ],
  },
  { id: 'evening', label: 'Evening' },
];

function PlaylistItem(props: TreeItemProps) {
  const { itemId, children, label } = props;
  // preview-start
  const { interactions } = useTreeItemUtils({ itemId, children });
  // preview-end

  const labelChildren = (
    <span style={{ display: 'flex', justifyContent: 'space-between' }}>
      {label}
      {/* preview-start */}
      <IconButton
        size="small"
        tabIndex={-1}
        aria-label={`Rename ${String(label)}`}
        onClick={(event) => {
          event.stopPropagation();
          interactions.toggleItemEditing();
        }}
        sx={{ p: 0.25 }}
      >
        <EditIcon fontSize="small" />
      </IconButton>
      {/* preview-end */}
    </span>
  );

  return <TreeItem {...props} slotProps={{ label: { children: labelChildren }, labelInput }} />;
}

const labelInput = { 'aria-label': 'Playlist name' };

export default function RenameButton() {
  return (
    <RichTreeView
      isItemEditable
      aria-label="Playlists"
      items={playlists}
      slots={{ item: PlaylistItem }}
      defaultExpandedItems={['morning']}
      sx={{ width: '100%', maxWidth: 360 }}
    />
  );
}
