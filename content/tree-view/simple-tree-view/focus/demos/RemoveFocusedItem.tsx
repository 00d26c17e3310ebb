import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

const allErrands = ['Bakery', 'Cobbler', 'Library', 'Ironmonger'];

export default function RemoveFocusedItem() {
  const [errands, setErrands] = React.useState(allErrands);

  return (
    <Stack sx={{ width: '100%', maxWidth: 360, gap: 2, alignItems: 'flex-start' }}>
      <SimpleTreeView aria-label="Errands" defaultExpandedItems={['today']} sx={{ width: '100%' }}>
        <TreeItem itemId="today" label="Today">
          {errands.map((errand) => (
            <TreeItem
              key={errand}
              itemId={errand}
              label={errand}
              // preview-start
              onKeyDown={(event) => {
                if (event.key === 'Delete') {
                  setErrands(errands.filter((other) => other !== errand));
                }
              }}
              // preview-end
            />
          ))}
        </TreeItem>
        <TreeItem itemId="tomorrow" label="Tomorrow" />
      </SimpleTreeView>
      <Button variant="outlined" onClick={() => setErrands(allErrands)}>
        Restore the list
      </Button>
    </Stack>
  );
}
