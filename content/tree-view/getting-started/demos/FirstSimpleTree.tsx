import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function FirstSimpleTree() {
  return (
    <SimpleTreeView aria-label="Workshop" defaultExpandedItems={['tools']}>
      <TreeItem itemId="tools" label="Tools">
        <TreeItem itemId="plane" label="Plane" />
        <TreeItem itemId="chisel" label="Chisel" />
      </TreeItem>
      <TreeItem itemId="timber" label="Timber">
        <TreeItem itemId="ash" label="Ash" />
      </TreeItem>
    </SimpleTreeView>
  );
}
