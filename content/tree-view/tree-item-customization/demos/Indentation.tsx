import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const taxonomy = [
  {
    id: 'fungi',
    label: 'Fungi',
    children: [
      {
        id: 'agaricales',
        label: 'Agaricales',
        children: [{ id: 'amanita', label: 'Amanita' }],
      },
    ],
  },
];

export default function Indentation() {
  const [indentation, setIndentation] = React.useState(32);

  return (
    <Box sx={{ width: '100%', maxWidth: 360 }}>
      <Typography id="indentation-label" variant="body2">
        Indentation: {indentation} px
      </Typography>
      <Box sx={{ px: 1 }}>
        <Slider
          aria-labelledby="indentation-label"
          size="small"
          min={0}
          max={64}
          step={4}
          value={indentation}
          onChange={(_event, value) => setIndentation(value)}
        />
      </Box>
      <RichTreeView
        aria-label="Mushrooms"
        items={taxonomy}
        // preview-start
        itemChildrenIndentation={indentation}
        // preview-end
        defaultExpandedItems={['fungi', 'agaricales']}
      />
    </Box>
  );
}
