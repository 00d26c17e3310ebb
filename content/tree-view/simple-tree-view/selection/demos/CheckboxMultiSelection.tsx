import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function CheckboxMultiSelection() {
  return (
    <SimpleTreeView
      // preview-start
      multiSelect
      checkboxSelection
      aria-label="Packing list"
      defaultExpandedItems={['sleeping', 'cooking']}
      defaultSelectedItems={['tent', 'stove', 'matches']}
      // preview-end
      sx={{ width: '100%', maxWidth: 360 }}
    >
      <TreeItem itemId="sleeping" label="Sleeping">
        <TreeItem itemId="tent" label="Tent" />
        <TreeItem itemId="mat" label="Sleeping mat" />
      </TreeItem>
      <TreeItem itemId="cooking" label="Cooking">
        <TreeItem itemId="stove" label="Stove" />
        <TreeItem itemId="matches" label="Matches" />
        <TreeItem itemId="kettle" label="Kettle" />
      </TreeItem>
    </SimpleTreeView>
  );
}
