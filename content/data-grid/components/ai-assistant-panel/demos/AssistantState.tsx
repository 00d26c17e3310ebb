import Button from '@mui/material/Button';
import {
  AiAssistantPanelTrigger,
  DataGridPremium,
  GridAiAssistantPanel,
  Toolbar,
  ToolbarButton,
} from '@mui/x-data-grid-premium';
import { answerPrompt, suggestions } from '../../../shared/coffeeAssistant';
import { coffeeColumns } from '../../../shared/coffeeColumns';
import { coffees } from '../../../shared/coffees.data';

// preview-start
function CoffeeToolbar() {
  return (
    <Toolbar aria-label="Coffee tools">
      <AiAssistantPanelTrigger
        render={(props, { open }) => (
          <ToolbarButton {...props} render={<Button variant={open ? 'contained' : 'outlined'} />}>
            Ask about coffees
          </ToolbarButton>
        )}
      />
    </Toolbar>
  );
}
// preview-end

export default function AssistantState() {
  return (
    <div style={{ height: 480, width: '100%' }}>
      <DataGridPremium
        showToolbar
        aiAssistant
        aria-label="Coffees with a text button"
        rows={coffees}
        columns={coffeeColumns}
        slots={{ toolbar: CoffeeToolbar, aiAssistantPanel: GridAiAssistantPanel }}
        onPrompt={answerPrompt}
        aiAssistantSuggestions={suggestions}
        hideFooter
      />
    </div>
  );
}
