import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useSimpleTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function ItemPath() {
  const apiRef = useSimpleTreeViewApiRef();
  const [path, setPath] = React.useState<string[]>([]);

  // preview-start
  const showPath = (itemId: string | null) => {
    const ids: string[] = [];
    for (let id = itemId; id; id = apiRef.current?.getParentId(id) ?? null) {
      ids.unshift(id);
    }
    setPath(ids);
  };
  // preview-end

  return (
    <Stack sx={{ width: '100%', maxWidth: 360, gap: 2 }}>
      <Typography component="output" variant="body2">
        {path.length > 0 ? `Path: ${path.join(' / ')}` : 'Select an item'}
      </Typography>
      <SimpleTreeView
        apiRef={apiRef}
        aria-label="Postal regions"
        defaultExpandedItems={['islands', 'outer']}
        onSelectedItemsChange={(_event, itemId) => showPath(itemId)}
      >
        <TreeItem itemId="mainland" label="Mainland" />
        <TreeItem itemId="islands" label="Islands">
          <TreeItem itemId="inner" label="Inner islands" />
          <TreeItem itemId="outer" label="Outer islands">
            <TreeItem itemId="skerry" label="Skerry" />
          </TreeItem>
        </TreeItem>
      </SimpleTreeView>
    </Stack>
  );
}
