import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function BasicItems() {
  return (
    <SimpleTreeView
      aria-label="Seed catalog"
      defaultExpandedItems={['vegetables', 'roots']}
      sx={{ width: '100%', maxWidth: 360 }}
    >
      <TreeItem itemId="herbs" label="Herbs">
        <TreeItem itemId="basil" label="Basil" />
        <TreeItem itemId="thyme" label="Thyme" />
      </TreeItem>
      <TreeItem itemId="vegetables" label="Vegetables">
        <TreeItem itemId="roots" label="Roots">
          <TreeItem itemId="beetroot" label="Beetroot" />
          <TreeItem itemId="carrot" label="Carrot" />
        </TreeItem>
        <TreeItem itemId="chard" label="Chard" />
      </TreeItem>
    </SimpleTreeView>
  );
}
