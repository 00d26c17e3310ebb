import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

// The tree learns which items cannot be selected when it is on the screen already: a checkbox would flash up.
const noCheckbox = { checkbox: { visible: false } };

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
      <TreeItem itemId="east" label="East wing" disableSelection slotProps={noCheckbox}>
        <TreeItem itemId="studio" label="Studio" />
        <TreeItem itemId="darkroom" label="Darkroom" />
      </TreeItem>
      <TreeItem itemId="west" label="West wing" disableSelection slotProps={noCheckbox}>
        <TreeItem itemId="hall" label="Rehearsal hall" />
        <TreeItem itemId="workshop" label="Workshop" />
      </TreeItem>
    </SimpleTreeView>
  );
}
