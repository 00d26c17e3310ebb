import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import type { TreeItemProps } from '@mui/x-tree-view/TreeItem';
import { TreeItemProvider } from '@mui/x-tree-view/TreeItemProvider';
import { useTreeItem } from '@mui/x-tree-view/useTreeItem';

const minutes = [
  {
    id: 'agenda',
    label: 'Agenda',
    children: [
      { id: 'roof', label: 'Roof of the boathouse' },
      { id: 'fees', label: 'Fees for next year' },
    ],
  },
  { id: 'votes', label: 'Votes', children: [{ id: 'treasurer', label: 'Treasurer' }] },
];

// preview-start
function PlainItem({ id, itemId, label, disabled, children }: TreeItemProps) {
  const item = useTreeItem({ id, itemId, label, disabled, children });
  const { status: _status, ...contentProps } = item.getContentProps();
  const { expandable, expanded } = item.status;

  return (
    <TreeItemProvider {...item.getContextProviderProps()}>
      <li {...item.getRootProps()}>
        <div {...contentProps}>
          <span aria-hidden>{expandable ? (expanded ? '−' : '+') : '·'}</span>
          <span>{label}</span>
        </div>
        {expanded && children && <ul role="group">{children}</ul>}
      </li>
    </TreeItemProvider>
  );
}
// preview-end

export default function PlainMarkup() {
  return (
    <Box
      sx={{
        width: '100%',
        maxWidth: 360,
        '& ul, & li': { listStyle: 'none', m: 0, p: 0, outline: 0 },
        '& ul ul': { paddingInlineStart: 3 },
        '& div': { display: 'flex', gap: 1, p: 0.5, cursor: 'pointer' },
        '& div[data-selected]': { fontWeight: 'fontWeightBold' },
        '& div[data-focused]': { outline: '2px solid', outlineColor: 'primary.main' },
      }}
    >
      <RichTreeView
        aria-label="Minutes"
        items={minutes}
        slots={{ root: 'ul', item: PlainItem }}
        defaultExpandedItems={['agenda']}
      />
    </Box>
  );
}
