import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useSimpleTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function SelectFromCode() {
  const apiRef = useSimpleTreeViewApiRef();

  return (
    <Stack sx={{ width: '100%', maxWidth: 360, gap: 2, alignItems: 'flex-start' }}>
      {/* preview-start */}
      <Button
        variant="outlined"
        onClick={(event) => apiRef.current?.setItemSelection({ event, itemId: 'quince' })}
      >
        Toggle Quince
      </Button>
      {/* preview-end */}
      <SimpleTreeView
        apiRef={apiRef}
        aria-label="Orchard"
        defaultExpandedItems={['pome']}
        sx={{ width: '100%' }}
      >
        <TreeItem itemId="pome" label="Pome fruit">
          <TreeItem itemId="pear" label="Pear" />
          <TreeItem itemId="quince" label="Quince" />
        </TreeItem>
        <TreeItem itemId="stone" label="Stone fruit">
          <TreeItem itemId="plum" label="Plum" />
        </TreeItem>
      </SimpleTreeView>
    </Stack>
  );
}
