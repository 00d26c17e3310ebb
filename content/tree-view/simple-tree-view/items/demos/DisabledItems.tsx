import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function DisabledItems() {
  return (
    <SimpleTreeView
      aria-label="Workshops"
      defaultExpandedItems={['pottery', 'printing']}
      sx={{ width: '100%', maxWidth: 360 }}
    >
      <TreeItem itemId="pottery" label="Pottery">
        <TreeItem itemId="wheel" label="Wheel throwing" />
        <TreeItem itemId="glazing" label="Glazing (fully booked)" disabled />
        <TreeItem itemId="kiln" label="Kiln firing" />
      </TreeItem>
      <TreeItem itemId="printing" label="Printing (starts in May)" disabled>
        <TreeItem itemId="lino" label="Linocut" />
        <TreeItem itemId="letterpress" label="Letterpress" />
      </TreeItem>
      <TreeItem itemId="weaving" label="Weaving" />
    </SimpleTreeView>
  );
}
