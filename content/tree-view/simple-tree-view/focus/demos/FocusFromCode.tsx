import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useSimpleTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function FocusFromCode() {
  const apiRef = useSimpleTreeViewApiRef();

  return (
    <Stack sx={{ width: '100%', maxWidth: 360, gap: 2, alignItems: 'flex-start' }}>
      {/* preview-start */}
      <Button variant="outlined" onClick={(event) => apiRef.current?.focusItem(event, 'plaster')}>
        Go to Plaster
      </Button>
      {/* preview-end */}
      <SimpleTreeView
        apiRef={apiRef}
        aria-label="Renovation plan"
        defaultExpandedItems={['walls']}
        sx={{ width: '100%' }}
      >
        <TreeItem itemId="roof" label="Roof">
          <TreeItem itemId="tiles" label="Tiles" />
        </TreeItem>
        <TreeItem itemId="walls" label="Walls">
          <TreeItem itemId="insulation" label="Insulation" />
          <TreeItem itemId="plaster" label="Plaster" />
        </TreeItem>
      </SimpleTreeView>
    </Stack>
  );
}
