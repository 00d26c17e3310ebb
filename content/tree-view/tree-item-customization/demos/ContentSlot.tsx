import { styled } from '@mui/material/styles';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItemContent } from '@mui/x-tree-view/TreeItem';

const shifts = [
  {
    id: 'early',
    label: 'Early shift',
    children: [
      { id: 'bridge', label: 'Bridge' },
      { id: 'engine-room', label: 'Engine room (closed)' },
    ],
  },
  { id: 'late', label: 'Late shift', children: [{ id: 'galley', label: 'Galley' }] },
];

// preview-start
const MarkedContent = styled(TreeItemContent)(({ theme }) => ({
  borderInlineStart: '4px solid transparent',
  borderRadius: 0,
  '&[data-expanded]': { borderColor: (theme.vars ?? theme).palette.divider },
  '&[data-selected]': { borderColor: (theme.vars ?? theme).palette.primary.main },
  '&[data-disabled]': { textDecoration: 'line-through' },
}));

const slotProps = { item: { slots: { content: MarkedContent } } };
// preview-end
const isClosed = (item: { id: string }) => item.id === 'engine-room';

export default function ContentSlot() {
  return (
    <RichTreeView
      aria-label="Ship stations"
      items={shifts}
      slotProps={slotProps}
      isItemDisabled={isClosed}
      defaultExpandedItems={['early']}
      defaultSelectedItems="bridge"
      sx={{ width: '100%', maxWidth: 360 }}
    />
  );
}
