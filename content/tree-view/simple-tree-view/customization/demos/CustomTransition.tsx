import Collapse from '@mui/material/Collapse';
import type { CollapseProps } from '@mui/material/Collapse';
import { keyframes } from '@mui/material/styles';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import type { TreeItemProps } from '@mui/x-tree-view/TreeItem';

const spring = 'cubic-bezier(0.3, 1.6, 0.5, 1)';
const dropIn = keyframes({ from: { opacity: 0, translate: '0 -16px' } });

function DropIn(props: CollapseProps) {
  return (
    <Collapse
      {...props}
      timeout={{ enter: 450, exit: 200 }}
      easing={{ enter: spring }}
      sx={{
        // Children that are open from the start have this class at once and do not move.
        '&:not(.MuiCollapse-entered) > *': props.in
          ? { animation: `${dropIn} 450ms ${spring}` }
          : {},
        '@media (prefers-reduced-motion: reduce)': {
          transition: 'none !important',
          '& > *': { animation: 'none !important' },
        },
      }}
    />
  );
}

// preview-start
function Drawer(props: TreeItemProps) {
  return <TreeItem {...props} slots={{ groupTransition: DropIn }} />;
}
// preview-end

export default function CustomTransition() {
  return (
    <SimpleTreeView
      aria-label="Sewing box"
      defaultExpandedItems={['thread']}
      sx={{ width: '100%', maxWidth: 360 }}
    >
      <Drawer itemId="thread" label="Thread">
        <Drawer itemId="linen" label="Linen" />
        <Drawer itemId="silk" label="Silk" />
        <Drawer itemId="cotton" label="Cotton" />
      </Drawer>
      <Drawer itemId="fasteners" label="Fasteners">
        <Drawer itemId="buttons" label="Buttons" />
        <Drawer itemId="hooks" label="Hooks and eyes" />
      </Drawer>
    </SimpleTreeView>
  );
}
