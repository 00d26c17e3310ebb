import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useRichTreeViewProApiRef } from '@mui/x-tree-view-pro/hooks';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';

interface Job {
  id: string;
  label: string;
  childrenCount: number;
}

const roots: Job[] = [{ id: 'queue', label: 'Print queue', childrenCount: -1 }];

export default function RefreshChildren() {
  const apiRef = useRichTreeViewProApiRef();
  const [isLoading, setIsLoading] = React.useState(false);
  const requests = React.useRef(0);

  const dataSource = React.useMemo(
    () => ({
      getChildrenCount: (job: Job) => job.childrenCount,
      getTreeItems: async () => {
        await new Promise((resolve) => {
          setTimeout(resolve, 500);
        });
        requests.current += 1;
        return Array.from({ length: requests.current }, (_, index) => ({
          id: `job-${index}`,
          label: `Job ${index + 1}`,
          childrenCount: 0,
        }));
      },
    }),
    [],
  );

  // preview-start
  const refresh = async () => {
    setIsLoading(true);
    await apiRef.current?.updateItemChildren('queue');
    setIsLoading(false);
  };
  // preview-end

  return (
    <Box sx={{ width: '100%', maxWidth: 360, minHeight: 200 }}>
      <Button variant="outlined" loading={isLoading} onClick={refresh}>
        Refresh the queue
      </Button>
      <RichTreeViewPro
        apiRef={apiRef}
        aria-label="Printer"
        items={roots}
        dataSource={dataSource}
        defaultExpandedItems={['queue']}
      />
    </Box>
  );
}
