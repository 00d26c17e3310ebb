import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGridPremium, useGridApiRef } from '@mui/x-data-grid-premium';
import { answerPrompt } from '../../shared/coffeeAssistant';
import { coffeeColumns } from '../../shared/coffeeColumns';
import { coffees } from '../../shared/coffees.data';

const questions = ['Bags per country', 'Select the three best', 'What is the weather?'];

export default function PromptFromCode() {
  const apiRef = useGridApiRef();
  const [status, setStatus] = React.useState('No question yet.');

  // preview-start
  const ask = async (question: string) => {
    const result = await apiRef.current?.aiAssistant.processPrompt(question);
    setStatus(result instanceof Error ? result.message : `Applied: ${question}`);
  };
  // preview-end

  return (
    <Stack sx={{ width: '100%', gap: 1 }}>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        {questions.map((question) => (
          <Button key={question} variant="outlined" size="small" onClick={() => ask(question)}>
            {question}
          </Button>
        ))}
      </Stack>
      <div role="status">{status}</div>
      <div style={{ height: 370 }}>
        <DataGridPremium
          aiAssistant
          apiRef={apiRef}
          aria-label="Coffees with questions from code"
          rows={coffees}
          columns={coffeeColumns}
          onPrompt={answerPrompt}
          hideFooter
        />
      </div>
    </Stack>
  );
}
