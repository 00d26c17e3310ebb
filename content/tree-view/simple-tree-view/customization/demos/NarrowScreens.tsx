import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem, treeItemClasses } from '@mui/x-tree-view/TreeItem';

export default function NarrowScreens() {
  return (
    <SimpleTreeView
      aria-label="Field notes"
      defaultExpandedItems={['march', 'heath']}
      // preview-start
      itemChildrenIndentation="var(--indentation)"
      sx={(theme) => ({
        '--indentation': '32px',
        [theme.breakpoints.down('sm')]: {
          '--indentation': '12px',
          [`& .${treeItemClasses.content}`]: { py: 1.25, borderBottom: 1, borderColor: 'divider' },
        },
      })}
      // preview-end
    >
      <TreeItem itemId="march" label="March">
        <TreeItem itemId="heath" label="Heath">
          <TreeItem itemId="lapwing" label="Lapwing, eleven pairs" />
          <TreeItem itemId="adder" label="Adder near the cairn" />
        </TreeItem>
      </TreeItem>
      <TreeItem itemId="april" label="April">
        <TreeItem itemId="fen" label="Fen" />
      </TreeItem>
    </SimpleTreeView>
  );
}
