import type { CodeVariant } from '#model/CodePreferences.ts';
import type { ProjectFiles } from './ProjectFiles.ts';

const body = (type: string) => `import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const items = [
  {
    id: 'kitchen',
    label: 'Kitchen',
    children: [
      { id: 'oven', label: 'Oven' },
      { id: 'kettle', label: 'Kettle' },
    ],
  },
  { id: 'garden', label: 'Garden' },
];

export default function App() {
  const [picked, setPicked] = React.useState${type}(null);

  return (
    <Stack spacing={2}>
      <RichTreeView
        items={items}
        defaultExpandedItems={['kitchen']}
        onSelectedItemsChange={(event, itemId) => setPicked(itemId)}
      />
      <Typography>Picked: {picked ?? 'nothing yet'}</Typography>
    </Stack>
  );
}
`;

/** What the playground opens with when nothing else was asked for. */
export const blankProject: Record<CodeVariant, ProjectFiles> = {
  TS: { entry: 'App.tsx', files: [{ name: 'App.tsx', text: body('<string | null>') }] },
  JS: { entry: 'App.jsx', files: [{ name: 'App.jsx', text: body('') }] },
};
