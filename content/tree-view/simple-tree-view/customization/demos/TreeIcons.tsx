import AddCircleIcon from '@mui/icons-material/AddCircleOutline';
import FiberManualRecordIcon from '@mui/icons-material/FiberManualRecord';
import RemoveCircleIcon from '@mui/icons-material/RemoveCircleOutline';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function TreeIcons() {
  return (
    <SimpleTreeView
      aria-label="Tea types"
      defaultExpandedItems={['green']}
      // preview-start
      slots={{
        expandIcon: AddCircleIcon,
        collapseIcon: RemoveCircleIcon,
        endIcon: FiberManualRecordIcon,
      }}
      slotProps={{ endIcon: { color: 'disabled', style: { fontSize: 8 } } }}
      // preview-end
      sx={{ width: '100%', maxWidth: 360 }}
    >
      <TreeItem itemId="green" label="Green tea">
        <TreeItem itemId="sencha" label="Sencha" />
        <TreeItem itemId="longjing" label="Longjing" />
      </TreeItem>
      <TreeItem itemId="black" label="Black tea">
        <TreeItem itemId="assam" label="Assam" />
        <TreeItem itemId="keemun" label="Keemun" />
      </TreeItem>
    </SimpleTreeView>
  );
}
