import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import { useRichTreeViewProApiRef } from '@mui/x-tree-view-pro/hooks';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import { fetchReef } from './reefServer';
import type { Reef } from './reefServer';

const noItems: Reef[] = [];

type RootState = 'loading' | 'failed' | 'ready';

export default function LoadRoots() {
  const apiRef = useRichTreeViewProApiRef();
  const [rootState, setRootState] = React.useState<RootState>('loading');
  const isFirstAttempt = React.useRef(true);

  const dataSource = React.useMemo(
    () => ({
      getChildrenCount: (item: Reef) => item.childrenCount,
      getTreeItems: async (parentId?: string) => {
        const items = await fetchReef(parentId);
        if (parentId === undefined) {
          // The first request fails, to show what happens then.
          setRootState(isFirstAttempt.current ? 'failed' : 'ready');
          if (isFirstAttempt.current) {
            isFirstAttempt.current = false;
            throw new Error('The server did not answer.');
          }
        }
        return items;
      },
    }),
    [],
  );

  // preview-start
  const retry = () => {
    setRootState('loading');
    apiRef.current?.updateItemChildren(null);
  };
  // preview-end

  return (
    <Box sx={{ width: '100%', maxWidth: 360, minHeight: 200 }}>
      {rootState === 'loading' && <CircularProgress size={28} aria-label="Loading species" />}
      {rootState === 'failed' && (
        <Alert
          severity="error"
          action={
            <Button color="inherit" size="small" onClick={retry} sx={{ whiteSpace: 'nowrap' }}>
              Try again
            </Button>
          }
        >
          The species could not be loaded.
        </Alert>
      )}
      {/* preview-start */}
      <RichTreeViewPro
        apiRef={apiRef}
        hidden={rootState !== 'ready'}
        aria-label="Reef species from the server"
        items={noItems}
        dataSource={dataSource}
      />
      {/* preview-end */}
    </Box>
  );
}
