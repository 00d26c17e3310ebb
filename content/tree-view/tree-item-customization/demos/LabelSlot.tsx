import Typography from '@mui/material/Typography';
import { useTreeItemModel } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem, TreeItemLabel } from '@mui/x-tree-view/TreeItem';
import type { TreeItemProps } from '@mui/x-tree-view/TreeItem';

interface Walk {
  id: string;
  label: string;
  note: string;
  children?: Walk[];
}

const walks: Walk[] = [
  {
    id: 'coast',
    label: 'Coast',
    note: 'Walks: 2',
    children: [
      { id: 'cliffs', label: 'Chalk cliffs', note: 'Windy, 9 km' },
      { id: 'saltmarsh', label: 'Salt marsh', note: 'Check the tide, 5 km' },
    ],
  },
  { id: 'moor', label: 'Moor', note: 'Walks: 1' },
];

interface TwoLineLabelProps extends React.ComponentProps<'div'> {
  note?: string;
}

function TwoLineLabel({ note, children, ...props }: TwoLineLabelProps) {
  return (
    <TreeItemLabel {...props}>
      {children}
      <Typography
        component="span"
        variant="caption"
        color="text.secondary"
        sx={{ display: 'block' }}
      >
        {note}
      </Typography>
    </TreeItemLabel>
  );
}

// preview-start
function WalkItem(props: TreeItemProps) {
  const note = useTreeItemModel<Walk>(props.itemId)?.note;

  return (
    <TreeItem
      {...props}
      slots={{ label: TwoLineLabel }}
      slotProps={{ label: { note } as TwoLineLabelProps }}
    />
  );
}
// preview-end

export default function LabelSlot() {
  return (
    <RichTreeView
      aria-label="Walks"
      items={walks}
      slots={{ item: WalkItem }}
      defaultExpandedItems={['coast']}
      sx={{ width: '100%', maxWidth: 360 }}
    />
  );
}
