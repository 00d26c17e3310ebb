import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useSimpleTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function IsItemExpanded() {
  const apiRef = useSimpleTreeViewApiRef();
  const [answer, setAnswer] = React.useState('Not checked yet');

  // preview-start
  const checkCanopy = () => {
    const isExpanded = apiRef.current?.isItemExpanded('canopy');
    setAnswer(isExpanded ? 'Canopy is expanded' : 'Canopy is collapsed');
  };
  // preview-end

  return (
    <Stack sx={{ width: '100%', maxWidth: 360, gap: 2 }}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        <Button variant="outlined" onClick={checkCanopy}>
          Check Canopy
        </Button>
        <Typography component="output" variant="body2">
          {answer}
        </Typography>
      </Stack>
      <SimpleTreeView apiRef={apiRef} aria-label="Forest layers" defaultExpandedItems={['canopy']}>
        <TreeItem itemId="canopy" label="Canopy">
          <TreeItem itemId="beech" label="Beech" />
          <TreeItem itemId="hornbeam" label="Hornbeam" />
        </TreeItem>
        <TreeItem itemId="understory" label="Understory">
          <TreeItem itemId="hazel" label="Hazel" />
        </TreeItem>
      </SimpleTreeView>
    </Stack>
  );
}
