import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function InitialExpansion() {
  return (
    <SimpleTreeView
      aria-label="Trail guide"
      // preview-start
      defaultExpandedItems={['ridge', 'day-two']}
      // preview-end
      sx={{ width: '100%', maxWidth: 360 }}
    >
      <TreeItem itemId="ridge" label="Ridge walk">
        <TreeItem itemId="day-one" label="Day one">
          <TreeItem itemId="mill" label="Old mill" />
        </TreeItem>
        <TreeItem itemId="day-two" label="Day two">
          <TreeItem itemId="saddle" label="Saddle" />
          <TreeItem itemId="hut" label="Mountain hut" />
        </TreeItem>
      </TreeItem>
      <TreeItem itemId="gorge" label="Gorge loop">
        <TreeItem itemId="bridge" label="Rope bridge" />
      </TreeItem>
    </SimpleTreeView>
  );
}
