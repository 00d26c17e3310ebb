/** A question about paying, and its answer. */
export interface Question {
  id: string;
  question: string;
  answer: string;
}

export const questions: Question[] = [
  {
    id: 'desk',
    question: 'What is a desk?',
    answer:
      'A desk is one person at a time. Two weavers who never work in the same hour can share one. Looms cost nothing, however many you have.',
  },
  {
    id: 'change',
    question: 'Can we change the plan later?',
    answer:
      'On any day. Going up takes effect at once and we charge only the days that are left. Going down takes effect when the paid period ends, and no draft is deleted: those above the limit become read-only.',
  },
  {
    id: 'trial',
    question: 'Is there a trial?',
    answer:
      'The first 30 days of every plan are free and ask for no card. On the last day we send one email, and unless you answer it the account goes quiet.',
  },
  {
    id: 'export',
    question: 'What happens to our drafts if we leave?',
    answer:
      'You take them along as WIF files with one button. We keep a copy for ninety days in case the button was pressed in anger.',
  },
];
