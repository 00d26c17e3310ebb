import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function OnlyLeaves() {
  return (
    <SimpleTreeView
      multiSelect
      checkboxSelection
      aria-label="Rooms to book"
      defaultExpandedItems={['east', 'west']}
      defaultSelectedItems={['studio']}
      sx={{ width: '100%', maxWidth: 360 }}
    >
      <TreeItem itemId="east" label="East wing" disableSelection>
        <TreeItem itemId="studio" label="Studio" />
        <TreeItem itemId="darkroom" label="Darkroom" />
      </TreeItem>
      <TreeItem itemId="west" label="West wing" disableSelection>
        <TreeItem itemId="hall" label="Rehearsal hall" />
        <TreeItem itemId="workshop" label="Workshop" />
      </TreeItem>
    </SimpleTreeView>
  );
}
