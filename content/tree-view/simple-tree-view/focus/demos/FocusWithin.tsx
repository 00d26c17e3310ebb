import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function FocusWithin() {
  const [isInside, setIsInside] = React.useState(false);

  return (
    <Stack sx={{ width: '100%', maxWidth: 360, gap: 2 }}>
      <SimpleTreeView
        aria-label="Loom patterns"
        defaultExpandedItems={['twill']}
        // preview-start
        slotProps={{
          root: {
            onFocus: () => setIsInside(true),
            onBlur: (event) => setIsInside(event.currentTarget.contains(event.relatedTarget)),
          },
        }}
        // preview-end
      >
        <TreeItem itemId="plain" label="Plain weave" />
        <TreeItem itemId="twill" label="Twill">
          <TreeItem itemId="herringbone" label="Herringbone" />
          <TreeItem itemId="houndstooth" label="Houndstooth" />
        </TreeItem>
      </SimpleTreeView>
      <Typography component="output" variant="body2" color="text.secondary">
        {isInside ? 'The focus is in the tree' : 'The focus is outside the tree'}
      </Typography>
    </Stack>
  );
}
