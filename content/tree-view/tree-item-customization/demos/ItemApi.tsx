import Button from '@mui/material/Button';
import { useTreeItemUtils } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem, TreeItemLabel } from '@mui/x-tree-view/TreeItem';
import type { TreeItemProps } from '@mui/x-tree-view/TreeItem';

const seats = [
  {
    id: 'row-a',
    label: 'Row A',
    children: [
      { id: 'a1', label: 'Seat A1' },
      { id: 'a2', label: 'Seat A2' },
    ],
  },
  { id: 'row-b', label: 'Row B', children: [{ id: 'b1', label: 'Seat B1' }] },
];

interface RowLabelProps extends React.ComponentProps<'div'> {
  onTake?: (event: React.MouseEvent) => void;
}

function RowLabel({ onTake, children, ...props }: RowLabelProps) {
  return (
    <TreeItemLabel {...props} sx={{ display: 'flex', justifyContent: 'space-between' }}>
      {children}
      {onTake && (
        <Button
          size="small"
          tabIndex={-1}
          aria-label={`First seat in ${String(children)}`}
          onClick={onTake}
          sx={{ py: 0 }}
        >
          First seat
        </Button>
      )}
    </TreeItemLabel>
  );
}

function SeatItem(props: TreeItemProps) {
  // preview-start
  const { publicAPI, status } = useTreeItemUtils({
    itemId: props.itemId,
    children: props.children,
  });
  // preview-end

  // preview-start
  const takeFirst = (event: React.MouseEvent) => {
    event.stopPropagation();
    const [first] = publicAPI.getItemOrderedChildrenIds(props.itemId);
    publicAPI.setItemExpansion({ event, itemId: props.itemId, shouldBeExpanded: true });
    publicAPI.setItemSelection({ event, itemId: first ?? props.itemId, shouldBeSelected: true });
  };
  // preview-end
  const label: RowLabelProps = { onTake: status.expandable ? takeFirst : undefined };

  return <TreeItem {...props} slots={{ label: RowLabel }} slotProps={{ label }} />;
}

export default function ItemApi() {
  return (
    <RichTreeView
      aria-label="Seats"
      items={seats}
      slots={{ item: SeatItem }}
      defaultExpandedItems={['row-a']}
      sx={{ width: '100%', maxWidth: 360 }}
    />
  );
}
