import type { Plan } from './plans';

/** What one plan offers of a feature: a limit in words, or whether it is there. */
export type Offering = string | boolean;

/** A row of the comparison. */
export interface Feature {
  name: string;
  offers: Record<Plan['id'], Offering>;
}

/** Features that belong together. */
export interface FeatureGroup {
  name: string;
  features: Feature[];
}

export const comparison: FeatureGroup[] = [
  {
    name: 'Drafting',
    features: [
      { name: 'Drafts', offers: { corner: '20', workshop: 'Any number', guild: 'Any number' } },
      { name: 'Shafts', offers: { corner: '8', workshop: '24', guild: '32' } },
      { name: 'Drawdown in color', offers: { corner: true, workshop: true, guild: true } },
      { name: 'Loom files', offers: { corner: false, workshop: true, guild: true } },
    ],
  },
  {
    name: 'Studio',
    features: [
      { name: 'Yarn calculator', offers: { corner: true, workshop: true, guild: true } },
      { name: 'Stock with dye lots', offers: { corner: false, workshop: true, guild: true } },
      { name: 'Orders', offers: { corner: '3 open', workshop: 'Any number', guild: 'Any number' } },
      { name: 'Loom calendar', offers: { corner: false, workshop: false, guild: true } },
    ],
  },
  {
    name: 'Help',
    features: [
      {
        name: 'Answer by email',
        offers: { corner: '3 days', workshop: '1 day', guild: '4 hours' },
      },
      { name: 'Call with a weaver', offers: { corner: false, workshop: true, guild: true } },
      { name: 'Training at your place', offers: { corner: false, workshop: false, guild: true } },
    ],
  },
];
