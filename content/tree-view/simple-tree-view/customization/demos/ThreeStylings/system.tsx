import Box from '@mui/material/Box';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem, treeItemClasses } from '@mui/x-tree-view/TreeItem';

export default function ThreeStylings() {
  return (
    <Box
      sx={{
        maxWidth: 320,
        p: 1,
        border: 1,
        borderColor: 'divider',
        borderRadius: 2,
      }}
    >
      <SimpleTreeView
        aria-label="Tea shelf"
        defaultExpandedItems={['green']}
        defaultSelectedItems="sencha"
        sx={{
          [`& .${treeItemClasses.content}`]: { borderRadius: 1, py: 0.75 },
          [`& .${treeItemClasses.content}[data-selected]`]: {
            bgcolor: 'primary.main',
            color: 'primary.contrastText',
            '&:hover': { bgcolor: 'primary.dark' },
          },
        }}
      >
        <TreeItem itemId="green" label="Green tea">
          <TreeItem itemId="sencha" label="Sencha" />
          <TreeItem itemId="gunpowder" label="Gunpowder" />
        </TreeItem>
        <TreeItem itemId="black" label="Black tea">
          <TreeItem itemId="assam" label="Assam" />
        </TreeItem>
      </SimpleTreeView>
    </Box>
  );
}
