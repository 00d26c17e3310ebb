import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import { network } from './network.data';
import type { Stop } from './network.data';

// preview-start
function renderStop(stop: Stop) {
  return (
    <TreeItem key={stop.id} itemId={stop.id} label={stop.name}>
      {stop.stops?.map(renderStop)}
    </TreeItem>
  );
}
// preview-end

export default function ItemsFromData() {
  return (
    <SimpleTreeView
      aria-label="Railway network"
      defaultExpandedItems={['coast']}
      sx={{ width: '100%', maxWidth: 360 }}
    >
      {network.map(renderStop)}
    </SimpleTreeView>
  );
}
