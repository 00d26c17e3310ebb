import * as React from 'react';
import MicIcon from '@mui/icons-material/MicOutlined';
import TextField from '@mui/material/TextField';
import {
  DataGridPremium,
  IS_SPEECH_RECOGNITION_SUPPORTED,
  PromptField,
  PromptFieldControl,
  PromptFieldRecord,
  Toolbar,
  useGridApiContext,
} from '@mui/x-data-grid-premium';
import { answerPrompt } from '../../../shared/coffeeAssistant';
import { coffeeColumns } from '../../../shared/coffeeColumns';
import { coffees } from '../../../shared/coffees.data';

// preview-start
function PromptToolbar() {
  const apiRef = useGridApiContext();
  const [error, setError] = React.useState('');
  const ask = async (prompt: string) => {
    setError('');
    if (prompt.trim()) {
      await apiRef.current.aiAssistant.processPrompt(prompt);
    }
  };

  return (
    <Toolbar aria-label="Assistant">
      <PromptField
        lang="en-US"
        onSubmit={ask}
        onRecordError={(text) => setError(text || 'No sound')}
      >
        {IS_SPEECH_RECOGNITION_SUPPORTED && (
          <PromptFieldRecord aria-label="Speak">
            <MicIcon fontSize="small" />
          </PromptFieldRecord>
        )}
        {/* preview-end */}
        <PromptFieldControl
          render={({ ref, slotProps, ...other }, { recording }) => (
            <TextField
              {...other}
              size="small"
              label={recording ? 'Listening…' : 'Type or speak'}
              inputRef={ref}
              slotProps={{ htmlInput: slotProps?.htmlInput }}
              error={error !== ''}
              helperText={error}
            />
          )}
        />
      </PromptField>
    </Toolbar>
  );
}

export default function SpokenPrompt() {
  return (
    <div style={{ height: 424, width: '100%' }}>
      <DataGridPremium
        showToolbar
        aiAssistant
        aria-label="Coffees with a microphone"
        rows={coffees}
        columns={coffeeColumns}
        slots={{ toolbar: PromptToolbar }}
        onPrompt={answerPrompt}
        hideFooter
      />
    </div>
  );
}
