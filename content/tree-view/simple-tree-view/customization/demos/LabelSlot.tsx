import type { HTMLAttributes } from 'react';
import Chip from '@mui/material/Chip';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem, TreeItemLabel } from '@mui/x-tree-view/TreeItem';
import type { TreeItemProps } from '@mui/x-tree-view/TreeItem';

interface StatusLabelProps extends HTMLAttributes<HTMLDivElement> {
  status?: string;
}

function StatusLabel({ status, children, ...props }: StatusLabelProps) {
  return (
    <TreeItemLabel {...props} sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      {children}
      {status && <Chip component="span" size="small" variant="outlined" label={status} />}
    </TreeItemLabel>
  );
}

// preview-start
function Job({ status, ...props }: TreeItemProps & { status?: string }) {
  const label: StatusLabelProps = { status };
  return <TreeItem {...props} slots={{ label: StatusLabel }} slotProps={{ label }} />;
}
// preview-end

export default function LabelSlot() {
  return (
    <SimpleTreeView
      aria-label="Print jobs"
      defaultExpandedItems={['posters']}
      sx={{ width: '100%', maxWidth: 360 }}
    >
      <Job itemId="posters" label="Posters" status="2 open">
        <Job itemId="spring-fair" label="Spring fair" status="Drying" />
        <Job itemId="regatta" label="Regatta" status="Proof sent" />
      </Job>
      <Job itemId="cards" label="Postcards">
        <Job itemId="views" label="Views of the bay" status="Done" />
      </Job>
    </SimpleTreeView>
  );
}
