import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { useSimpleTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function DisableFromCode() {
  const apiRef = useSimpleTreeViewApiRef();

  return (
    <Stack sx={{ width: '100%', maxWidth: 360, gap: 1 }}>
      <FormControlLabel
        control={
          <Switch
            // preview-start
            onChange={(event) =>
              apiRef.current?.setIsItemDisabled({
                itemId: 'pier',
                shouldBeDisabled: event.target.checked,
              })
            }
            // preview-end
          />
        }
        label="Close the pier for a storm"
      />
      <SimpleTreeView apiRef={apiRef} aria-label="Ferry stops" defaultExpandedItems={['pier']}>
        <TreeItem itemId="pier" label="Pier">
          <TreeItem itemId="island" label="To the island" />
          <TreeItem itemId="headland" label="To the headland" />
        </TreeItem>
        <TreeItem itemId="river" label="River landing" />
      </SimpleTreeView>
    </Stack>
  );
}
