import { SimpleTreeView, type SimpleTreeViewProps } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

type PlaygroundProps = Pick<
  SimpleTreeViewProps<boolean | undefined>,
  | 'multiSelect'
  | 'checkboxSelection'
  | 'disableSelection'
  | 'disabledItemsFocusable'
  | 'expansionTrigger'
  | 'itemChildrenIndentation'
>;

export default function SimpleTreeViewPlayground(props: PlaygroundProps) {
  return (
    <SimpleTreeView
      // Single and multiple selection keep values of different types, so each mode mounts its own tree.
      key={props.multiSelect ? 'many' : 'one'}
      aria-label="Botanical garden"
      defaultExpandedItems={['palms', 'meadow']}
      sx={{ width: '100%', maxWidth: 360, minHeight: 232, marginInline: 'auto' }}
      {...props}
    >
      <TreeItem itemId="palms" label="Palm house">
        <TreeItem itemId="fan-palm" label="Fan palm" />
        <TreeItem itemId="date-palm" label="Date palm (in quarantine)" disabled />
      </TreeItem>
      <TreeItem itemId="meadow" label="Meadow">
        <TreeItem itemId="yarrow" label="Yarrow" />
        <TreeItem itemId="knapweed" label="Knapweed" />
      </TreeItem>
      <TreeItem itemId="pond" label="Pond">
        <TreeItem itemId="water-lily" label="Water lily" />
      </TreeItem>
    </SimpleTreeView>
  );
}
