import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem, treeItemClasses } from '@mui/x-tree-view/TreeItem';

export default function GuideLines() {
  return (
    <SimpleTreeView
      aria-label="Languages"
      defaultExpandedItems={['germanic', 'west', 'romance']}
      itemChildrenIndentation={20}
      sx={{
        width: '100%',
        maxWidth: 360,
        // preview-start
        [`& .${treeItemClasses.groupTransition}`]: {
          position: 'relative',
          '&::before': {
            content: '""',
            position: 'absolute',
            zIndex: 1,
            insetBlock: 4,
            // The middle of the parent's icon: padding of the content plus half of the icon.
            insetInlineStart:
              'calc(16px + var(--TreeView-itemChildrenIndentation) * var(--TreeView-itemDepth))',
            borderInlineStart: '1px dashed',
            borderColor: 'text.disabled',
          },
        },
        // preview-end
      }}
    >
      <TreeItem itemId="germanic" label="Germanic">
        <TreeItem itemId="west" label="West">
          <TreeItem itemId="frisian" label="Frisian" />
          <TreeItem itemId="dutch" label="Dutch" />
        </TreeItem>
        <TreeItem itemId="north" label="North">
          <TreeItem itemId="faroese" label="Faroese" />
        </TreeItem>
      </TreeItem>
      <TreeItem itemId="romance" label="Romance">
        <TreeItem itemId="catalan" label="Catalan" />
        <TreeItem itemId="romansh" label="Romansh" />
      </TreeItem>
    </SimpleTreeView>
  );
}
