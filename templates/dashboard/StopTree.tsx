import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useRichTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { treeItemClasses } from '@mui/x-tree-view/TreeItem';
import { type MouseEvent, useId } from 'react';
import { routes, stops } from './network';

/** Props of the tree of stops. */
export interface StopTreeProps {
  items: string[];
  onChange: (items: string[]) => void;
}

const treeItems = routes.map(({ id, name, stops }) => ({
  id,
  label: name,
  children: stops.map((stop) => ({ id: stop.id, label: stop.name })),
}));

/** Routes with their stops; ticking some narrows the page to them, ticking none shows all. */
export default function StopTree({ items, onChange }: StopTreeProps) {
  const labelId = useId();
  const tree = useRichTreeViewApiRef();

  // The tree ticks an item by its box alone; a stop has nothing to unfold, so its name ticks it too.
  function tickByName({ target }: MouseEvent, itemId: string) {
    const isBox = target instanceof Element && target.closest(`.${treeItemClasses.checkbox}`);
    if (!isBox && stops.some(({ id }) => id === itemId)) {
      tree.current?.setItemSelection?.({ itemId, keepExistingSelection: true });
    }
  }

  return (
    <Box>
      <Typography id={labelId} component="p" variant="subtitle2" sx={{ px: 1 }}>
        Routes and stops
      </Typography>
      <Typography variant="caption" component="p" color="textSecondary" sx={{ px: 1, mb: 1 }}>
        Tick some to see only these.
      </Typography>
      <RichTreeView
        apiRef={tree}
        aria-labelledby={labelId}
        items={treeItems}
        defaultExpandedItems={['moor-loop']}
        multiSelect
        checkboxSelection
        selectionPropagation={{ parents: true, descendants: true }}
        selectedItems={items}
        onItemClick={tickByName}
        onSelectedItemsChange={(_, chosen) => onChange(chosen)}
      />
    </Box>
  );
}
