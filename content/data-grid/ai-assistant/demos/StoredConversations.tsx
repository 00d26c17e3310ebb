import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGridPremium, GridAiAssistantPanel } from '@mui/x-data-grid-premium';
import type { Conversation } from '@mui/x-data-grid-premium';
import { answerPrompt, suggestions } from '../../shared/coffeeAssistant';
import { coffeeColumns } from '../../shared/coffeeColumns';
import { coffees } from '../../shared/coffees.data';

export default function StoredConversations() {
  const [conversations, setConversations] = React.useState<Conversation[]>([]);
  const prompts = conversations.flatMap((conversation) => conversation.prompts);

  return (
    <Stack sx={{ width: '100%', gap: 1, alignItems: 'start' }}>
      <Button onClick={() => setConversations([])}>Delete history ({prompts.length})</Button>
      <div style={{ height: 480, width: '100%' }}>
        {/* preview-start */}
        <DataGridPremium
          showToolbar
          aiAssistant
          label="Coffees"
          rows={coffees}
          columns={coffeeColumns}
          slots={{ aiAssistantPanel: GridAiAssistantPanel }}
          onPrompt={answerPrompt}
          aiAssistantSuggestions={suggestions}
          aiAssistantConversations={conversations}
          onAiAssistantConversationsChange={setConversations}
          hideFooter
        />
        {/* preview-end */}
      </div>
    </Stack>
  );
}
