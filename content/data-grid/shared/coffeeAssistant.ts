import type { PromptResponse } from '@mui/x-data-grid-premium';

const nothing: PromptResponse = {
  conversationId: 'local',
  select: -1,
  filters: [],
  aggregation: {},
  sorting: [],
  grouping: [],
  pivoting: {},
  chart: null,
};

const answers: Record<string, Partial<PromptResponse>> = {
  'Best score first': { sorting: [{ column: 'score', direction: 'desc' }] },
  'Only washed coffees': { filters: [{ column: 'process', operator: 'is', value: 'Washed' }] },
  'Bags per country': { grouping: [{ column: 'country' }], aggregation: { bags: 'sum' } },
  'Select the three best': { sorting: [{ column: 'score', direction: 'desc' }], select: 3 },
  'Average score by country and process': {
    pivoting: {
      columns: [{ column: 'process', direction: 'asc' }],
      rows: ['country'],
      values: [{ score: 'avg' }],
    },
  },
};

/** The prompts that the stand-in answers. */
export const suggestions = Object.keys(answers).map((value) => ({ value }));

/** Answers a few fixed prompts after a moment. Nothing leaves the browser. */
export async function answerPrompt(prompt: string): Promise<PromptResponse> {
  await new Promise((resolve) => {
    setTimeout(resolve, 500);
  });
  const text = prompt.trim().toLowerCase();
  const entry = Object.entries(answers).find(([key]) => key.toLowerCase() === text);
  if (!entry) {
    throw new Error('The stand-in answers only the suggestions.');
  }
  return { ...nothing, ...structuredClone(entry[1]) };
}
