import AddBoxIcon from '@mui/icons-material/AddBoxOutlined';
import IndeterminateCheckBoxIcon from '@mui/icons-material/IndeterminateCheckBoxOutlined';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function TreeIcons() {
  return (
    <SimpleTreeView
      aria-label="Depots"
      defaultExpandedItems={['north']}
      slots={{ expandIcon: AddBoxIcon, collapseIcon: IndeterminateCheckBoxIcon }}
      slotProps={{ expandIcon: { color: 'primary' }, collapseIcon: { color: 'primary' } }}
      sx={{ width: '100%', maxWidth: 360 }}
    >
      <TreeItem itemId="north" label="Northern depot">
        <TreeItem itemId="van-1" label="Van 1" />
        <TreeItem itemId="van-2" label="Van 2" />
      </TreeItem>
      <TreeItem itemId="south" label="Southern depot">
        <TreeItem itemId="van-3" label="Van 3" />
      </TreeItem>
    </SimpleTreeView>
  );
}
