import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem, treeItemClasses } from '@mui/x-tree-view/TreeItem';

export default function StyledItems() {
  return (
    <SimpleTreeView
      aria-label="Cinema program"
      defaultExpandedItems={['silent']}
      defaultSelectedItems="harbor-lights"
      // preview-start
      sx={{
        width: '100%',
        maxWidth: 360,
        [`& .${treeItemClasses.content}`]: {
          borderRadius: 99,
          py: 1,
          my: 0.5,
          '&[data-selected], &[data-selected]:hover': {
            bgcolor: 'primary.main',
            color: 'primary.contrastText',
          },
          '&[data-focused]': { boxShadow: 2 },
          [`&[data-expanded] > .${treeItemClasses.label}`]: { fontWeight: 'fontWeightBold' },
        },
        [`& .${treeItemClasses.label}`]: { typography: 'body2' },
      }}
      // preview-end
    >
      <TreeItem itemId="silent" label="Silent era">
        <TreeItem itemId="harbor-lights" label="Harbor Lights" />
        <TreeItem itemId="paper-moon" label="A Paper Moon" />
      </TreeItem>
      <TreeItem itemId="shorts" label="Short films">
        <TreeItem itemId="signals" label="Signals" />
      </TreeItem>
    </SimpleTreeView>
  );
}
