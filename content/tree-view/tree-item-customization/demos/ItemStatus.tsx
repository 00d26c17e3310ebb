import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { useTreeItemUtils } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import type { TreeItemProps } from '@mui/x-tree-view/TreeItem';

const crates = [
  {
    id: 'hold',
    label: 'Hold',
    children: [
      { id: 'tea', label: 'Tea' },
      { id: 'cork', label: 'Cork' },
    ],
  },
  { id: 'deck', label: 'Deck' },
];

const shown = ['expandable', 'expanded', 'selected', 'focused', 'disabled', 'editable'] as const;

function StatusItem(props: TreeItemProps) {
  // preview-start
  const { status } = useTreeItemUtils({ itemId: props.itemId, children: props.children });
  // preview-end

  return (
    <TreeItem
      {...props}
      slotProps={{
        label: {
          children: (
            <Stack direction="row" sx={{ alignItems: 'center', flexWrap: 'wrap', gap: 0.5 }}>
              {props.label}
              {/* preview-start */}
              {shown
                .filter((flag) => status[flag])
                .map((flag) => (
                  <Chip key={flag} size="small" variant="outlined" label={flag} />
                ))}
              {/* preview-end */}
            </Stack>
          ),
        },
      }}
    />
  );
}

const isDeck = (item: { id: string }) => item.id === 'deck';
const isCork = (item: { id: string }) => item.id === 'cork';

export default function ItemStatus() {
  return (
    <RichTreeView
      aria-label="Cargo"
      items={crates}
      slots={{ item: StatusItem }}
      isItemDisabled={isDeck}
      isItemEditable={isCork}
      expansionTrigger="content"
      defaultExpandedItems={['hold']}
      defaultSelectedItems="tea"
      sx={{ width: '100%', maxWidth: 420 }}
    />
  );
}
