/** The shop, the day this page is set on, and the account for transfers. */
export const shop = {
  name: 'Lull & Gale',
  claim: 'Things that need wind',
  today: { year: 2026, month: 4 },
  orderNumber: 'LG-2604-0173',
  payUntil: '21 April 2026',
  account: {
    holder: 'Lull & Gale Workshop',
    bank: 'Saltmarsh Mutual',
    number: '00-41-77 5530 1982',
  },
};
