import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useSimpleTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function ExpandFromCode() {
  const apiRef = useSimpleTreeViewApiRef();

  return (
    <Stack sx={{ width: '100%', maxWidth: 360, gap: 2 }}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        {/* preview-start */}
        <Button
          variant="outlined"
          onClick={() => apiRef.current?.setItemExpansion({ itemId: 'tides' })}
        >
          Toggle Tides
        </Button>
        {/* preview-end */}
        <Button
          variant="outlined"
          onClick={() =>
            apiRef.current?.setItemExpansion({ itemId: 'tides', shouldBeExpanded: true })
          }
        >
          Open Tides
        </Button>
      </Stack>
      <SimpleTreeView apiRef={apiRef} aria-label="Sailing handbook">
        <TreeItem itemId="knots" label="Knots">
          <TreeItem itemId="bowline" label="Bowline" />
        </TreeItem>
        <TreeItem itemId="tides" label="Tides">
          <TreeItem itemId="springs" label="Spring tides" />
          <TreeItem itemId="neaps" label="Neap tides" />
        </TreeItem>
      </SimpleTreeView>
    </Stack>
  );
}
