import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function SimpleShowcase() {
  return (
    <SimpleTreeView
      aria-label="Observatory handbook"
      defaultExpandedItems={['observing', 'solar-system']}
      defaultSelectedItems="saturn"
      sx={{ width: '100%', maxWidth: 360 }}
    >
      <TreeItem itemId="visiting" label="Visiting">
        <TreeItem itemId="nights" label="Open nights" />
        <TreeItem itemId="clothing" label="What to wear" />
      </TreeItem>
      <TreeItem itemId="observing" label="Observing">
        <TreeItem itemId="solar-system" label="Solar system">
          <TreeItem itemId="moon" label="The Moon" />
          <TreeItem itemId="jupiter" label="Jupiter and its moons" />
          <TreeItem itemId="saturn" label="Saturn’s rings" />
        </TreeItem>
        <TreeItem itemId="deep-sky" label="Deep sky">
          <TreeItem itemId="clusters" label="Star clusters" />
        </TreeItem>
      </TreeItem>
      <TreeItem itemId="dome" label="Dome (closed for repairs)" disabled />
    </SimpleTreeView>
  );
}
