import * as React from 'react';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function OneBranchOpen() {
  const [openId, setOpenId] = React.useState<string | null>('letters');

  return (
    <SimpleTreeView
      aria-label="Archive boxes"
      // preview-start
      expandedItems={openId === null ? [] : [openId]}
      onItemExpansionToggle={(_event, itemId, isExpanded) => setOpenId(isExpanded ? itemId : null)}
      // preview-end
      sx={{ width: '100%', maxWidth: 360 }}
    >
      <TreeItem itemId="letters" label="Letters">
        <TreeItem itemId="sent" label="Sent, 1911–1914" />
        <TreeItem itemId="received" label="Received, 1909–1920" />
      </TreeItem>
      <TreeItem itemId="maps" label="Maps">
        <TreeItem itemId="harbor" label="Harbor survey" />
        <TreeItem itemId="parish" label="Parish boundaries" />
      </TreeItem>
      <TreeItem itemId="ledgers" label="Ledgers">
        <TreeItem itemId="wool" label="Wool trade" />
      </TreeItem>
    </SimpleTreeView>
  );
}
