/** What a group pays, and what it gets. */
export interface Offer {
  name: string;
  price: string;
  period: string;
  text: string;
  contents: string[];
  isUsual?: boolean;
}

export const offers: Offer[] = [
  {
    name: 'Garden',
    price: 'Free',
    period: 'for as long as you like',
    text: 'One garden that wants its fruit picked.',
    contents: ['Up to 3 trees', 'Pickers from groups nearby', 'Thank-you cards'],
  },
  {
    name: 'Street',
    price: '£6',
    period: 'a month, June to November',
    text: 'A group of neighbors with a ladder between them.',
    contents: ['Up to 80 trees', '40 pickers, all insured', 'A hanging scale on loan'],
    isUsual: true,
  },
  {
    name: 'Parish',
    price: '£24',
    period: 'a month, June to November',
    text: 'Several groups that share kitchens and a press.',
    contents: [
      'Any number of trees',
      'Deliveries and cold rooms',
      'A season report for the council',
    ],
  },
];
