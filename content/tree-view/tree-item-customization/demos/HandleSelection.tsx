import CheckIcon from '@mui/icons-material/CheckCircle';
import CircleIcon from '@mui/icons-material/RadioButtonUnchecked';
import IconButton from '@mui/material/IconButton';
import { useTreeItemUtils } from '@mui/x-tree-view/hooks';
import type { TreeViewCancellableEvent } from '@mui/x-tree-view/models';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import type { TreeItemProps } from '@mui/x-tree-view/TreeItem';

const tents = [
  {
    id: 'lakeside',
    label: 'Lakeside',
    children: [
      { id: 'pitch-1', label: 'Pitch 1' },
      { id: 'pitch-2', label: 'Pitch 2' },
    ],
  },
  { id: 'pines', label: 'Under the pines', children: [{ id: 'pitch-3', label: 'Pitch 3' }] },
];

const ignoreClick = (event: React.MouseEvent & TreeViewCancellableEvent) => {
  event.defaultMuiPrevented = true;
};

function PitchItem(props: TreeItemProps) {
  // preview-start
  const { interactions, status } = useTreeItemUtils({
    itemId: props.itemId,
    children: props.children,
  });
  // preview-end
  const Icon = status.selected ? CheckIcon : CircleIcon;

  const labelChildren = (
    <span style={{ display: 'flex', justifyContent: 'space-between' }}>
      {props.label}
      {/* preview-start */}
      <IconButton
        size="small"
        tabIndex={-1}
        aria-label={`Select ${String(props.label)}`}
        onClick={interactions.handleSelection}
        sx={{ p: 0.25 }}
      >
        <Icon fontSize="small" color={status.selected ? 'primary' : 'action'} />
      </IconButton>
      {/* preview-end */}
    </span>
  );

  return (
    <TreeItem
      {...props}
      slotProps={{ content: { onClick: ignoreClick }, label: { children: labelChildren } }}
    />
  );
}

export default function HandleSelection() {
  return (
    <RichTreeView
      aria-label="Camp site"
      items={tents}
      slots={{ item: PitchItem }}
      expansionTrigger="iconContainer"
      defaultExpandedItems={['lakeside']}
      sx={{ width: '100%', maxWidth: 360 }}
    />
  );
}
