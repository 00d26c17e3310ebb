import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem, treeItemClasses } from '@mui/x-tree-view/TreeItem';

export default function VisibleStates() {
  return (
    <SimpleTreeView
      aria-label="Museum tour"
      defaultExpandedItems={['upper']}
      defaultSelectedItems="clocks"
      sx={{
        width: '100%',
        maxWidth: 360,
        [`& .${treeItemClasses.content}`]: {
          borderInlineStart: '4px solid',
          borderColor: 'transparent',
          // Forced colors would paint the transparent border of every item.
          '@media (forced-colors: active)': { borderColor: 'Canvas' },
        },
        // preview-start
        [`& .${treeItemClasses.content}[data-selected]`]: {
          borderColor: 'primary.main',
          '@media (forced-colors: active)': { borderColor: 'Highlight' },
        },
        [`& .${treeItemClasses.root}:focus-visible > .${treeItemClasses.content}`]: {
          outline: '2px solid',
          outlineColor: 'primary.main',
          outlineOffset: '-2px',
        },
        // preview-end
      }}
    >
      <TreeItem itemId="upper" label="Upper floor">
        <TreeItem itemId="clocks" label="Clocks" />
        <TreeItem itemId="glass" label="Glass" />
      </TreeItem>
      <TreeItem itemId="lower" label="Lower floor">
        <TreeItem itemId="boats" label="Boats" />
      </TreeItem>
    </SimpleTreeView>
  );
}
