import { flushSync } from 'react-dom';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useSimpleTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function RevealAndFocus() {
  const apiRef = useSimpleTreeViewApiRef();

  // preview-start
  const reveal = (ancestors: string[], itemId: string) => {
    flushSync(() => {
      ancestors.forEach((id) =>
        apiRef.current?.setItemExpansion({ itemId: id, shouldBeExpanded: true }),
      );
    });
    apiRef.current?.focusItem(null, itemId);
  };
  // preview-end

  return (
    <Stack sx={{ width: '100%', maxWidth: 360, gap: 2, alignItems: 'flex-start' }}>
      <Button variant="outlined" onClick={() => reveal(['insects', 'beetles'], 'stag-beetle')}>
        Find the stag beetle
      </Button>
      <SimpleTreeView apiRef={apiRef} aria-label="Insect collection" sx={{ width: '100%' }}>
        <TreeItem itemId="insects" label="Insects">
          <TreeItem itemId="moths" label="Moths">
            <TreeItem itemId="hawk-moth" label="Hawk moth" />
          </TreeItem>
          <TreeItem itemId="beetles" label="Beetles">
            <TreeItem itemId="ladybird" label="Ladybird" />
            <TreeItem itemId="stag-beetle" label="Stag beetle" />
          </TreeItem>
        </TreeItem>
        <TreeItem itemId="spiders" label="Spiders">
          <TreeItem itemId="orb-weaver" label="Orb weaver" />
        </TreeItem>
      </SimpleTreeView>
    </Stack>
  );
}
