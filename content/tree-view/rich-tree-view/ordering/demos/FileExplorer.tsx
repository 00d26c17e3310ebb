import * as React from 'react';
import FileIcon from '@mui/icons-material/DescriptionOutlined';
import FolderIcon from '@mui/icons-material/FolderOutlined';
import { useTreeItemModel } from '@mui/x-tree-view/hooks';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import type { TreeItemProps } from '@mui/x-tree-view/TreeItem';
import { useRichTreeViewProApiRef } from '@mui/x-tree-view-pro/hooks';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import { files } from '../../../shared/files.data';
import type { FileEntry } from '../../../shared/files.data';

function FileItem(props: TreeItemProps) {
  const file = useTreeItemModel<FileEntry>(props.itemId);
  const Icon = file?.kind === 'folder' ? FolderIcon : FileIcon;

  return (
    <TreeItem
      {...props}
      slotProps={{
        label: {
          children: (
            <React.Fragment>
              <Icon fontSize="small" color="action" />
              {props.label}
            </React.Fragment>
          ),
          style: { display: 'flex', alignItems: 'center', gap: 8 },
        },
      }}
    />
  );
}

export default function FileExplorer() {
  const apiRef = useRichTreeViewProApiRef<FileEntry>();

  // preview-start
  const isInFolder = React.useCallback(
    ({ newPosition: { parentId } }: { newPosition: { parentId: string | null } }) =>
      parentId === null || apiRef.current?.getItem(parentId).kind === 'folder',
    [apiRef],
  );
  // preview-end

  return (
    <RichTreeViewPro
      itemsReordering
      apiRef={apiRef}
      aria-label="Files to sort"
      items={files}
      slots={{ item: FileItem }}
      canMoveItemToNewPosition={isInFolder}
      itemChildrenIndentation={20}
      defaultExpandedItems={['radio-play', 'takes', 'cover-art']}
      sx={{ width: '100%', maxWidth: 360 }}
    />
  );
}
