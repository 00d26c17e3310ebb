import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import { Unstable_SankeyChart as SankeyChart } from '@mui/x-charts-pro/SankeyChart';
import { water } from './water.data';

const nodeModes = ['links', 'nodes', 'incoming', 'outgoing', 'none'] as const;
const linkModes = ['links', 'nodes', 'source', 'target', 'none'] as const;

export default function HighlightScopes() {
  const [ofNode, setOfNode] = React.useState<(typeof nodeModes)[number]>('outgoing');
  const [ofLink, setOfLink] = React.useState<(typeof linkModes)[number]>('nodes');
  const [faded, setFaded] = React.useState<boolean>(true);
  const fade = faded ? 'global' : 'none';

  return (
    <Stack sx={{ width: '100%', gap: 1 }}>
      <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap' }}>
        <TextField
          select
          size="small"
          label="On a node"
          value={ofNode}
          onChange={(event) => setOfNode(event.target.value as typeof ofNode)}
        >
          {nodeModes.map((name) => (
            <MenuItem key={name} value={name}>
              {name}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          select
          size="small"
          label="On a link"
          value={ofLink}
          onChange={(event) => setOfLink(event.target.value as typeof ofLink)}
        >
          {linkModes.map((name) => (
            <MenuItem key={name} value={name}>
              {name}
            </MenuItem>
          ))}
        </TextField>
        <FormControlLabel
          control={<Switch checked={faded} onChange={(_, on) => setFaded(on)} />}
          label="Fade others"
        />
      </Stack>
      <div dir="ltr">
        <SankeyChart
          aria-label="Flow of water in a town with a highlight on hover. Invented data."
          height={300}
          // preview-start
          series={{
            data: { links: water },
            nodeOptions: { highlight: ofNode, fade },
            linkOptions: { highlight: ofLink, fade },
          }}
          // preview-end
        />
      </div>
    </Stack>
  );
}
