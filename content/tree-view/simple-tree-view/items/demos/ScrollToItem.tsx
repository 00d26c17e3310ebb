import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useSimpleTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function ScrollToItem() {
  const apiRef = useSimpleTreeViewApiRef();

  const showItem = (itemId: string) => {
    apiRef.current?.getItemDOMElement(itemId)?.scrollIntoView({ block: 'nearest' });
  };

  return (
    <Stack sx={{ width: '100%', maxWidth: 360, gap: 2 }}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button variant="outlined" onClick={() => showItem('adder')}>
          Show Adder
        </Button>
        <Button variant="outlined" onClick={() => showItem('toad')}>
          Show Toad
        </Button>
      </Stack>
      <Box
        sx={{ height: 168, overflow: 'auto', border: 1, borderColor: 'divider', borderRadius: 1 }}
      >
        <SimpleTreeView
          apiRef={apiRef}
          aria-label="Species records"
          defaultExpandedItems={['reptiles', 'amphibians']}
        >
          <TreeItem itemId="reptiles" label="Reptiles">
            <TreeItem itemId="adder" label="Adder" />
            <TreeItem itemId="lizard" label="Common lizard" />
            <TreeItem itemId="slow-worm" label="Slow worm" />
          </TreeItem>
          <TreeItem itemId="amphibians" label="Amphibians">
            <TreeItem itemId="frog" label="Frog" />
            <TreeItem itemId="newt" label="Newt" />
            <TreeItem itemId="toad" label="Toad" />
          </TreeItem>
        </SimpleTreeView>
      </Box>
    </Stack>
  );
}
