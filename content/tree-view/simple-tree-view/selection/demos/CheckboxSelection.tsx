import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function CheckboxSelection() {
  return (
    <SimpleTreeView
      checkboxSelection
      aria-label="Delivery point"
      defaultExpandedItems={['lockers']}
      defaultSelectedItems="station"
      sx={{ width: '100%', maxWidth: 360 }}
    >
      <TreeItem itemId="lockers" label="Parcel lockers">
        <TreeItem itemId="station" label="Railway station" />
        <TreeItem itemId="library" label="Town library" />
      </TreeItem>
      <TreeItem itemId="shops" label="Shops">
        <TreeItem itemId="kiosk" label="Harbor kiosk" />
        <TreeItem itemId="florist" label="Florist" />
      </TreeItem>
    </SimpleTreeView>
  );
}
