import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem, treeItemClasses } from '@mui/x-tree-view/TreeItem';

export default function FocusRing() {
  return (
    <SimpleTreeView
      aria-label="Lighthouses"
      defaultExpandedItems={['north-sea']}
      sx={{
        width: '100%',
        maxWidth: 360,
        // preview-start
        [`& .${treeItemClasses.root}:focus-visible > .${treeItemClasses.content}`]: {
          outline: 2,
          outlineStyle: 'solid',
          outlineColor: 'primary.main',
          outlineOffset: '-2px',
        },
        // preview-end
      }}
    >
      <TreeItem itemId="north-sea" label="North Sea">
        <TreeItem itemId="bell-rock" label="Bell Rock" />
        <TreeItem itemId="roter-sand" label="Roter Sand" />
      </TreeItem>
      <TreeItem itemId="atlantic" label="Atlantic">
        <TreeItem itemId="fastnet" label="Fastnet" />
      </TreeItem>
    </SimpleTreeView>
  );
}
