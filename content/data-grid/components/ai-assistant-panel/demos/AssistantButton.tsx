import SmartToyIcon from '@mui/icons-material/SmartToyOutlined';
import Tooltip from '@mui/material/Tooltip';
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
      <Tooltip title="Assistant">
        <AiAssistantPanelTrigger render={<ToolbarButton />}>
          <SmartToyIcon fontSize="small" />
        </AiAssistantPanelTrigger>
      </Tooltip>
    </Toolbar>
  );
}
// preview-end

export default function AssistantButton() {
  return (
    <div style={{ height: 480, width: '100%' }}>
      <DataGridPremium
        showToolbar
        aiAssistant
        aria-label="Coffees"
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
