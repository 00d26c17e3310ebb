import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function MinimalTree() {
  return (
    <SimpleTreeView aria-label="Recipes" defaultExpandedItems={['soups']}>
      <TreeItem itemId="soups" label="Soups">
        <TreeItem itemId="leek" label="Leek and potato" />
        <TreeItem itemId="tomato" label="Roasted tomato" />
      </TreeItem>
      <TreeItem itemId="bread" label="Bread" />
    </SimpleTreeView>
  );
}
