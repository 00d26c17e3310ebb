import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import type { RichTreeViewProProps } from '@mui/x-tree-view-pro/RichTreeViewPro';

const podium = [
  {
    id: 'sprint',
    label: 'Sprint',
    children: [
      { id: 'sprint-amara', label: 'Amara' },
      { id: 'sprint-jonas', label: 'Jonas' },
      { id: 'sprint-wren', label: 'Wren' },
    ],
  },
  {
    id: 'relay',
    label: 'Relay',
    children: [
      { id: 'relay-hill', label: 'Hill school' },
      { id: 'relay-port', label: 'Port school' },
    ],
  },
];

// preview-start
const keepsParent: RichTreeViewProProps<{}, false>['canMoveItemToNewPosition'] = ({
  oldPosition,
  newPosition,
}) => oldPosition.parentId === newPosition.parentId;
// preview-end

export default function SameParentOnly() {
  return (
    <RichTreeViewPro
      itemsReordering
      aria-label="Race results"
      items={podium}
      canMoveItemToNewPosition={keepsParent}
      defaultExpandedItems={['sprint', 'relay']}
      sx={{ width: '100%', maxWidth: 360 }}
    />
  );
}
