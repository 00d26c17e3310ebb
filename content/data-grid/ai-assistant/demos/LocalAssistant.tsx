import { DataGridPremium, GridAiAssistantPanel } from '@mui/x-data-grid-premium';
import { answerPrompt, suggestions } from '../../shared/coffeeAssistant';
import { coffeeColumns } from '../../shared/coffeeColumns';
import { coffees } from '../../shared/coffees.data';

export default function LocalAssistant() {
  return (
    <div style={{ height: 480, width: '100%' }}>
      <DataGridPremium
        showToolbar
        aiAssistant
        label="Coffees"
        rows={coffees}
        columns={coffeeColumns}
        slots={{ aiAssistantPanel: GridAiAssistantPanel }}
        onPrompt={answerPrompt}
        aiAssistantSuggestions={suggestions}
        hideFooter
      />
    </div>
  );
}
