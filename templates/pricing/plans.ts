/** How often a studio pays. */
export type Period = 'monthly' | 'yearly';

/** What a studio can subscribe to; prices are pounds for one desk and one month. */
export interface Plan {
  id: 'corner' | 'workshop' | 'guild';
  name: string;
  text: string;
  price: Record<Period, number>;
  highlights: string[];
  isUsual?: boolean;
}

export const plans: Plan[] = [
  {
    id: 'corner',
    name: 'Corner',
    text: 'For one loom in the spare room, and the first customers.',
    price: { monthly: 5, yearly: 4 },
    highlights: ['20 drafts at a time', 'Yarn calculator', 'Patterns as PDF'],
  },
  {
    id: 'workshop',
    name: 'Workshop',
    text: 'For a studio that weaves to order and keeps a stock of yarn.',
    price: { monthly: 15, yearly: 12 },
    highlights: ['Any number of drafts', 'Stock with dye lots', 'Orders and delivery dates'],
    isUsual: true,
  },
  {
    id: 'guild',
    name: 'Guild',
    text: 'For schools and guilds where many weavers share many looms.',
    price: { monthly: 25, yearly: 20 },
    highlights: ['Everything in Workshop', 'Loom calendar', 'A teacher’s view of every draft'],
  },
];

/** The most desks that can be ordered on this page. */
export const mostDesks = 50;
