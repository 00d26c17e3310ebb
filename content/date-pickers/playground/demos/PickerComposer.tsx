import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { CodeView } from '../../shared/codeView';
import { ComposedPicker } from './composedPicker';
import { composerCode } from './composerCode';
import { ComposerControls } from './composerControls';
import type { Choice } from './options';

const firstChoice: Choice = {
  component: 'DatePicker',
  variant: 'Static',
  orientation: 'Portrait',
  locale: 'English (US)',
  zone: 'default',
  on: new Set(['actionBar', 'shortcuts']),
};

export default function PickerComposer() {
  const [choice, setChoice] = React.useState(firstChoice);

  return (
    <Stack sx={{ width: '100%', gap: 2 }}>
      <ComposerControls choice={choice} onChange={setChoice} />
      <Box
        role="region"
        aria-label="Composed picker"
        tabIndex={0}
        sx={{
          display: 'flex',
          minHeight: 130,
          maxWidth: '100%',
          overflowX: 'auto',
          py: 2,
          // A static picker would otherwise be as wide as the page.
          '& > *': { marginInline: 'auto' },
        }}
      >
        <ComposedPicker choice={choice} />
      </Box>
      <CodeView fileName="SiteVisit.tsx" code={composerCode(choice)} />
    </Stack>
  );
}
