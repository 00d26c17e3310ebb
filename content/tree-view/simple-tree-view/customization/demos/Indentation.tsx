import * as React from 'react';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function Indentation() {
  const [indentation, setIndentation] = React.useState(24);

  return (
    <Stack sx={{ width: '100%', maxWidth: 360, gap: 1 }}>
      <Typography id="indentation-label" variant="body2">
        Indentation: {indentation} pixels
      </Typography>
      <Slider
        aria-labelledby="indentation-label"
        min={0}
        max={40}
        step={4}
        value={indentation}
        onChange={(_event, value) => setIndentation(value)}
        sx={{ width: 'calc(100% - 20px)', mx: '10px' }}
      />
      <SimpleTreeView
        aria-label="Family tree"
        // preview-start
        itemChildrenIndentation={indentation}
        // preview-end
        defaultExpandedItems={['ada', 'bruno', 'clara']}
      >
        <TreeItem itemId="ada" label="Ada">
          <TreeItem itemId="bruno" label="Bruno">
            <TreeItem itemId="clara" label="Clara">
              <TreeItem itemId="dora" label="Dora" />
            </TreeItem>
          </TreeItem>
          <TreeItem itemId="emil" label="Emil" />
        </TreeItem>
      </SimpleTreeView>
    </Stack>
  );
}
