import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useSimpleTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function AddFromCode() {
  const apiRef = useSimpleTreeViewApiRef();

  // preview-start
  const choose = (keepExistingSelection: boolean) =>
    apiRef.current?.setItemSelection({
      itemId: 'oboe',
      shouldBeSelected: true,
      keepExistingSelection,
    });
  // preview-end

  return (
    <Stack sx={{ width: '100%', maxWidth: 360, gap: 2 }}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button variant="outlined" onClick={() => choose(true)}>
          Add the oboe
        </Button>
        <Button variant="outlined" onClick={() => choose(false)}>
          Only the oboe
        </Button>
      </Stack>
      <SimpleTreeView
        multiSelect
        checkboxSelection
        apiRef={apiRef}
        aria-label="Rehearsal call"
        defaultExpandedItems={['reeds', 'brass']}
        defaultSelectedItems={['bassoon', 'horn']}
      >
        <TreeItem itemId="reeds" label="Reeds">
          <TreeItem itemId="oboe" label="Oboe" />
          <TreeItem itemId="bassoon" label="Bassoon" />
        </TreeItem>
        <TreeItem itemId="brass" label="Brass">
          <TreeItem itemId="horn" label="Horn" />
          <TreeItem itemId="trombone" label="Trombone" />
        </TreeItem>
      </SimpleTreeView>
    </Stack>
  );
}
