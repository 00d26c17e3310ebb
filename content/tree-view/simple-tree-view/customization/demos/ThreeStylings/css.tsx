import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import './teaShelf.css';

export default function ThreeStylings() {
  return (
    <div className="tea-shelf">
      <SimpleTreeView
        aria-label="Tea shelf"
        defaultExpandedItems={['green']}
        defaultSelectedItems="sencha"
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
