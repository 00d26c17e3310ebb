import * as React from 'react';
import PersonIcon from '@mui/icons-material/PersonOutlined';
import Avatar from '@mui/material/Avatar';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import {
  TreeItemCheckbox,
  TreeItemContent,
  TreeItemGroupTransition,
  TreeItemIconContainer,
  TreeItemLabel,
  TreeItemRoot,
} from '@mui/x-tree-view/TreeItem';
import { TreeItemIcon } from '@mui/x-tree-view/TreeItemIcon';
import { TreeItemProvider } from '@mui/x-tree-view/TreeItemProvider';
import { useTreeItem } from '@mui/x-tree-view/useTreeItem';
import type { UseTreeItemParameters } from '@mui/x-tree-view/useTreeItem';

const Member = React.forwardRef<HTMLLIElement, UseTreeItemParameters>(
  function Member(props, rootRef) {
    // preview-start
    const item = useTreeItem({ ...props, rootRef });

    return (
      <TreeItemProvider {...item.getContextProviderProps()}>
        <TreeItemRoot {...item.getRootProps()}>
          <TreeItemContent {...item.getContentProps()}>
            <Avatar sx={{ width: 28, height: 28 }}>
              <PersonIcon fontSize="small" />
            </Avatar>
            <TreeItemLabel {...item.getLabelProps()} />
            <TreeItemCheckbox {...item.getCheckboxProps()} />
            <TreeItemIconContainer {...item.getIconContainerProps()}>
              <TreeItemIcon status={item.status} />
            </TreeItemIconContainer>
          </TreeItemContent>
          {props.children && <TreeItemGroupTransition {...item.getGroupTransitionProps()} />}
        </TreeItemRoot>
      </TreeItemProvider>
    );
    // preview-end
  },
);

export default function HeadlessItem() {
  return (
    <SimpleTreeView
      multiSelect
      checkboxSelection
      aria-label="Choir"
      defaultExpandedItems={['maren']}
      itemChildrenIndentation={36}
      sx={{ width: '100%', maxWidth: 360 }}
    >
      <Member itemId="maren" label="Maren, sopranos">
        <Member itemId="yusuf" label="Yusuf" />
        <Member itemId="ilse" label="Ilse" />
      </Member>
      <Member itemId="tomas" label="Tomas, basses">
        <Member itemId="noor" label="Noor" />
      </Member>
    </SimpleTreeView>
  );
}
