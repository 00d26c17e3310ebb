import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function MultiSelection() {
  return (
    <SimpleTreeView
      // preview-start
      multiSelect
      aria-label="Bakery order"
      defaultExpandedItems={['loaves', 'pastries']}
      defaultSelectedItems={['rye', 'croissant']}
      // preview-end
      sx={{ width: '100%', maxWidth: 360 }}
    >
      <TreeItem itemId="loaves" label="Loaves">
        <TreeItem itemId="rye" label="Rye" />
        <TreeItem itemId="spelt" label="Spelt" />
        <TreeItem itemId="sourdough" label="Sourdough" />
      </TreeItem>
      <TreeItem itemId="pastries" label="Pastries">
        <TreeItem itemId="croissant" label="Croissant" />
        <TreeItem itemId="cinnamon" label="Cinnamon roll" />
      </TreeItem>
    </SimpleTreeView>
  );
}
