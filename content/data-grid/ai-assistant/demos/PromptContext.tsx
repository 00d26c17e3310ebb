import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { DataGridPremium, GridAiAssistantPanel } from '@mui/x-data-grid-premium';
import { answerPrompt, suggestions } from '../../shared/coffeeAssistant';
import { coffeeColumns } from '../../shared/coffeeColumns';
import { coffees } from '../../shared/coffees.data';

export default function PromptContext() {
  const [sampling, setSampling] = React.useState(false);
  const [sent, setSent] = React.useState('Ask a question to see what a service would receive.');

  // preview-start
  const handlePrompt = (prompt: string, context: string) => {
    setSent(JSON.stringify({ prompt, context: JSON.parse(context) }, null, 2));
    return answerPrompt(prompt);
  };
  // preview-end

  return (
    <Stack sx={{ width: '100%', gap: 1 }}>
      <FormControlLabel
        label="Allow example values from rows"
        control={<Switch checked={sampling} onChange={(_event, checked) => setSampling(checked)} />}
      />
      <div style={{ height: 420 }}>
        {/* preview-start */}
        <DataGridPremium
          showToolbar
          aiAssistant
          label="Coffees"
          rows={coffees}
          columns={coffeeColumns}
          slots={{ aiAssistantPanel: GridAiAssistantPanel }}
          onPrompt={handlePrompt}
          allowAiAssistantDataSampling={sampling}
          aiAssistantSuggestions={suggestions}
          hideFooter
        />
        {/* preview-end */}
      </div>
      <Box
        component="pre"
        role="region"
        aria-label="Sent data"
        tabIndex={0}
        sx={{ m: 0, p: 1, height: 200, overflow: 'auto', fontSize: 12, bgcolor: 'action.hover' }}
      >
        {sent}
      </Box>
    </Stack>
  );
}
