import * as React from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import InputBase from '@mui/material/InputBase';
import {
  DataGridPremium,
  PromptField,
  PromptFieldControl,
  PromptFieldSend,
  Toolbar,
  useGridApiContext,
} from '@mui/x-data-grid-premium';
import { answerPrompt } from '../../../shared/coffeeAssistant';
import { coffeeColumns } from '../../../shared/coffeeColumns';
import { coffees } from '../../../shared/coffees.data';

// preview-start
function PromptToolbar() {
  const apiRef = useGridApiContext();
  const [message, setMessage] = React.useState('');
  const ask = async (prompt: string) => {
    const result = await apiRef.current.aiAssistant.processPrompt(prompt);
    setMessage(result instanceof Error ? result.message : '');
  };

  return (
    <Toolbar aria-label="Assistant" style={{ flexWrap: 'wrap' }}>
      <PromptField onSubmit={ask} style={{ display: 'flex', width: '100%' }}>
        <PromptFieldControl
          render={({ ref, value, onChange, onKeyDown }, { disabled }) => (
            <InputBase
              fullWidth
              placeholder="Only washed coffees"
              inputRef={ref}
              inputProps={{ 'aria-label': 'Question' }}
              readOnly={disabled}
              {...{ value, onChange, onKeyDown }}
            />
          )}
        />
        <PromptFieldSend
          render={(props, { disabled }) => (
            <Button disabled={props.disabled} onClick={props.onClick}>
              {disabled ? 'Wait…' : 'Ask'}
            </Button>
          )}
        />
      </PromptField>
      {message && <Alert severity="warning">{message}</Alert>}
    </Toolbar>
  );
}
// preview-end

export default function PromptStates() {
  return (
    <div style={{ height: 480, width: '100%' }}>
      <DataGridPremium
        showToolbar
        aiAssistant
        aria-label="Coffees with custom elements"
        rows={coffees}
        columns={coffeeColumns}
        slots={{ toolbar: PromptToolbar }}
        onPrompt={answerPrompt}
        hideFooter
      />
    </div>
  );
}
