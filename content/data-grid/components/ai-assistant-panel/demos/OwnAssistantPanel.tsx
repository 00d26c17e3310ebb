import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  AiAssistantPanelTrigger,
  DataGridPremium,
  Toolbar,
  ToolbarButton,
  useGridApiContext,
} from '@mui/x-data-grid-premium';
import { answerPrompt, suggestions } from '../../../shared/coffeeAssistant';
import { coffeeColumns } from '../../../shared/coffeeColumns';
import { coffees } from '../../../shared/coffees.data';

// preview-start
function QuestionsPanel() {
  const apiRef = useGridApiContext();

  return (
    <Stack sx={{ p: 2, gap: 1, alignItems: 'start' }}>
      <Typography variant="subtitle2">Frequent questions</Typography>
      {suggestions.map(({ value }) => (
        <Button
          key={value}
          size="small"
          onClick={() => {
            apiRef.current.hidePreferences();
            return apiRef.current.aiAssistant.processPrompt(value);
          }}
        >
          {value}
        </Button>
      ))}
    </Stack>
  );
}
// preview-end

function CoffeeToolbar() {
  return (
    <Toolbar aria-label="Coffee tools">
      <AiAssistantPanelTrigger render={<ToolbarButton render={<Button size="small" />} />}>
        Questions
      </AiAssistantPanelTrigger>
    </Toolbar>
  );
}

export default function OwnAssistantPanel() {
  return (
    <div style={{ height: 480, width: '100%' }}>
      <DataGridPremium
        showToolbar
        aiAssistant
        aria-label="Coffees with questions"
        rows={coffees}
        columns={coffeeColumns}
        // preview-start
        slots={{ toolbar: CoffeeToolbar, aiAssistantPanel: QuestionsPanel }}
        onPrompt={answerPrompt}
        // preview-end
        hideFooter
      />
    </div>
  );
}
