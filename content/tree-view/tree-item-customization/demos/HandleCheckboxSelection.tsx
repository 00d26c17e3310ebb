import Switch from '@mui/material/Switch';
import { useTreeItemUtils } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import type { TreeItemProps } from '@mui/x-tree-view/TreeItem';

const alerts = [
  {
    id: 'weather',
    label: 'Weather',
    children: [
      { id: 'gale', label: 'Gale warnings' },
      { id: 'fog', label: 'Fog' },
    ],
  },
  { id: 'locks', label: 'Closed locks' },
];

function SwitchItem(props: TreeItemProps) {
  // preview-start
  const { interactions, status } = useTreeItemUtils({
    itemId: props.itemId,
    children: props.children,
  });
  // preview-end

  const labelChildren = (
    <span style={{ display: 'flex', justifyContent: 'space-between' }}>
      {props.label}
      {/* preview-start */}
      <Switch
        aria-hidden
        size="small"
        checked={status.selected}
        onClick={(event) => event.stopPropagation()}
        onChange={interactions.handleCheckboxSelection}
        slotProps={{ input: { tabIndex: -1 } }}
      />
      {/* preview-end */}
    </span>
  );

  return (
    <TreeItem
      {...props}
      slotProps={{ checkbox: { visible: false }, label: { children: labelChildren } }}
    />
  );
}

export default function HandleCheckboxSelection() {
  return (
    <RichTreeView
      multiSelect
      checkboxSelection
      aria-label="Notifications"
      items={alerts}
      slots={{ item: SwitchItem }}
      defaultExpandedItems={['weather']}
      defaultSelectedItems={['gale']}
      sx={{ width: '100%', maxWidth: 360 }}
    />
  );
}
