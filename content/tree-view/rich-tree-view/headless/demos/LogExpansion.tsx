import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { expansionSelectors } from '@mui/x-tree-view/internals';
import { glossary } from './glossary.data';
import { OwnStore, OwnTree } from './ownTree';
import type { OwnParameters } from './ownTree';

// preview-start
interface LogParameters extends OwnParameters {
  onLog: (message: string) => void;
}
// preview-end

// preview-start
class LoggingStore extends OwnStore<LogParameters> {
  constructor(parameters: LogParameters) {
    super(parameters);
    this.registerStoreEffect(expansionSelectors.expandedItemsRaw, (previous, next) => {
      this.parameters.onLog(`${previous.length} open before, ${next.length} now`);
    });
  }
}
// preview-end

export default function LogExpansion() {
  const [log, setLog] = React.useState<string[]>([]);
  const parameters = React.useMemo(
    () => ({
      items: glossary,
      onLog: (message: string) => setLog((previous) => [...previous.slice(-2), message]),
    }),
    [],
  );

  return (
    <Stack sx={{ width: '100%', maxWidth: 360, gap: 2 }}>
      <OwnTree aria-label="Glossary" storeClass={LoggingStore} parameters={parameters} />
      <Typography component="output" variant="body2" sx={{ whiteSpace: 'pre-line', minHeight: 60 }}>
        {log.join('\n') || 'Expand an item'}
      </Typography>
    </Stack>
  );
}
