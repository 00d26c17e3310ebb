import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { useTreeItemModel } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import type { TreeItemProps } from '@mui/x-tree-view/TreeItem';

interface Channel {
  id: string;
  label: string;
  unread?: number;
  children?: Channel[];
}

const channels: Channel[] = [
  {
    id: 'club',
    label: 'Rowing club',
    children: [
      { id: 'regatta', label: 'Regatta', unread: 4 },
      { id: 'repairs', label: 'Repairs' },
    ],
  },
  { id: 'neighbors', label: 'Neighbors', unread: 12 },
];

// preview-start
function ChannelItem(props: TreeItemProps) {
  const unread = useTreeItemModel<Channel>(props.itemId)?.unread;

  const children = (
    <Stack direction="row" sx={{ justifyContent: 'space-between' }}>
      {props.label}
      {unread && <Chip size="small" color="primary" label={`Unread: ${unread}`} />}
    </Stack>
  );

  return <TreeItem {...props} slotProps={{ label: { children } }} />;
}
// preview-end

export default function ItemModel() {
  return (
    <RichTreeView
      aria-label="Channels"
      items={channels}
      slots={{ item: ChannelItem }}
      defaultExpandedItems={['club']}
      sx={{ width: '100%', maxWidth: 360 }}
    />
  );
}
