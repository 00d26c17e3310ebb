import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem, treeItemClasses } from '@mui/x-tree-view/TreeItem';

export default function OwnTypeface() {
  return (
    <SimpleTreeView
      aria-label="Recipe box"
      defaultExpandedItems={['bread', 'soup']}
      sx={{
        width: '100%',
        maxWidth: 360,
        // preview-start
        [`& .${treeItemClasses.label}`]: {
          fontFamily: "'Caveat', cursive",
          fontSize: '1.5rem',
          lineHeight: 1.3,
        },
        // preview-end
      }}
    >
      <TreeItem itemId="bread" label="Bread">
        <TreeItem itemId="rye" label="Rye with caraway" />
        <TreeItem itemId="flatbread" label="Flatbread on the stove" />
      </TreeItem>
      <TreeItem itemId="soup" label="Soup">
        <TreeItem itemId="barley" label="Barley and leek" />
      </TreeItem>
    </SimpleTreeView>
  );
}
