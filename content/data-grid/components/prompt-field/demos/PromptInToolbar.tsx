import SendIcon from '@mui/icons-material/SendOutlined';
import TextField from '@mui/material/TextField';
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

  return (
    <Toolbar aria-label="Assistant">
      <PromptField
        style={{ display: 'flex', flex: 1, alignItems: 'center' }}
        onSubmit={(prompt) => apiRef.current.aiAssistant.processPrompt(prompt)}
      >
        <PromptFieldControl
          render={({ ref, slotProps, ...other }) => (
            <TextField
              {...other}
              fullWidth
              size="small"
              label="Try: Best score first"
              inputRef={ref}
              slotProps={{ htmlInput: slotProps?.htmlInput }}
            />
          )}
        />
        <PromptFieldSend aria-label="Send">
          <SendIcon fontSize="small" />
        </PromptFieldSend>
      </PromptField>
    </Toolbar>
  );
}
// preview-end

export default function PromptInToolbar() {
  return (
    <div style={{ height: 424, width: '100%' }}>
      <DataGridPremium
        showToolbar
        aiAssistant
        aria-label="Coffees with a prompt"
        rows={coffees}
        columns={coffeeColumns}
        slots={{ toolbar: PromptToolbar }}
        onPrompt={answerPrompt}
        hideFooter
      />
    </div>
  );
}
