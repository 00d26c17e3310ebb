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
    note: '2 walks',
    children: [
      { id: 'cliffs', label: 'Chalk cliffs', note: '9 km, windy' },
      { id: 'saltmarsh', label: 'Salt marsh', note: '5 km, check the tide' },
    ],
  },
  { id: 'moor', label: 'Moor', note: '1 walk' },
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
