import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

const row =
  'rounded-md py-1.5 data-selected:bg-blue-700 data-selected:text-white data-selected:hover:bg-blue-800';

export default function ThreeStylings() {
  return (
    <div className="max-w-80 rounded-lg border border-gray-300 p-2 dark:border-gray-700">
      <SimpleTreeView
        aria-label="Tea shelf"
        defaultExpandedItems={['green']}
        defaultSelectedItems="sencha"
        classes={{ itemContent: row }}
      >
        <TreeItem itemId="green" label="Green tea">
          <TreeItem itemId="sencha" label="Sencha" />
          <TreeItem itemId="gunpowder" label="Gunpowder" />
        </TreeItem>
        <TreeItem itemId="black" label="Black tea">
          <TreeItem itemId="assam" label="Assam" />
        </TreeItem>
      </SimpleTreeView>
    </div>
  );
}
