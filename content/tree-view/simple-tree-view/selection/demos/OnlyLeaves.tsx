import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

// SimpleTreeView registers `disableSelection` after the first render. Without this the checkbox would flash.
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
      {/* preview-start */}
      <TreeItem itemId="east" label="East wing" disableSelection slotProps={noCheckbox}>
        <TreeItem itemId="studio" label="Studio" />
        <TreeItem itemId="darkroom" label="Darkroom" />
      </TreeItem>
      {/* preview-end */}
      <TreeItem itemId="west" label="West wing" disableSelection slotProps={noCheckbox}>
        <TreeItem itemId="hall" label="Rehearsal hall" />
        <TreeItem itemId="workshop" label="Workshop" />
      </TreeItem>
    </SimpleTreeView>
  );
}
