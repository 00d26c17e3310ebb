import { styled } from '@mui/material/styles';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem, treeItemClasses } from '@mui/x-tree-view/TreeItem';

// preview-start
const Shelf = styled(TreeItem)(({ theme }) => ({
  [`& > .${treeItemClasses.content}`]: {
    borderBlockEnd: `1px solid ${(theme.vars ?? theme).palette.divider}`,
    borderRadius: 0,
    paddingBlock: theme.spacing(1),
  },
  [`& > .${treeItemClasses.content} .${treeItemClasses.label}`]: {
    ...theme.typography.overline,
    lineHeight: 1.5,
  },
}));
// preview-end

export default function StyledTreeItem() {
  return (
    <SimpleTreeView
      aria-label="Bookshop shelves"
      defaultExpandedItems={['nature']}
      sx={{ width: '100%', maxWidth: 360 }}
    >
      <Shelf itemId="nature" label="Nature">
        <TreeItem itemId="mosses" label="A year among mosses" />
        <TreeItem itemId="rivers" label="How rivers turn" />
      </Shelf>
      <Shelf itemId="craft" label="Craft">
        <TreeItem itemId="baskets" label="Willow baskets" />
      </Shelf>
    </SimpleTreeView>
  );
}
