import type { MouseEvent } from 'react';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import type { TreeItemProps } from '@mui/x-tree-view/TreeItem';

// preview-start
const iconContainer = {
  onClick: (event: MouseEvent) => event.stopPropagation(),
};

function Folder(props: TreeItemProps) {
  return <TreeItem {...props} slotProps={{ iconContainer }} />;
}
// preview-end

export default function ExpandWithoutSelecting() {
  return (
    <SimpleTreeView
      aria-label="Sheet music"
      expansionTrigger="iconContainer"
      defaultSelectedItems="strings"
      sx={{ width: '100%', maxWidth: 360 }}
    >
      <Folder itemId="strings" label="For strings">
        <Folder itemId="quartets" label="Quartets" />
        <Folder itemId="duos" label="Duos" />
      </Folder>
      <Folder itemId="voice" label="For voice">
        <Folder itemId="rounds" label="Rounds" />
      </Folder>
    </SimpleTreeView>
  );
}
