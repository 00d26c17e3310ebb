import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function SingleSelection() {
  return (
    <SimpleTreeView
      aria-label="Constellations"
      defaultExpandedItems={['winter']}
      defaultSelectedItems="orion"
      sx={{ width: '100%', maxWidth: 360 }}
    >
      <TreeItem itemId="winter" label="Winter sky">
        <TreeItem itemId="orion" label="Orion" />
        <TreeItem itemId="gemini" label="Gemini" />
        <TreeItem itemId="taurus" label="Taurus" />
      </TreeItem>
      <TreeItem itemId="summer" label="Summer sky">
        <TreeItem itemId="lyra" label="Lyra" />
        <TreeItem itemId="cygnus" label="Cygnus" />
      </TreeItem>
    </SimpleTreeView>
  );
}
