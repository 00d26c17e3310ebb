import type { ComponentType } from 'react';
import MapArt from './MapArt';
import PickArt from './PickArt';
import ShareArt from './ShareArt';

/** One step from tree to table. */
export interface Feature {
  id: string;
  label: string;
  title: string;
  text: string;
  points: string[];
  Art: ComponentType;
}

export const features: Feature[] = [
  {
    id: 'map',
    label: 'Map',
    title: 'Every tree has a card',
    text: 'Walk your street once and note what grows where. Each tree gets a card with its kind, its usual week and a word from its owner.',
    points: [
      'Owners say yes, ask me or not this year',
      'Ripe dates learn from the years before',
      'Exact addresses are seen by your pickers only',
    ],
    Art: MapArt,
  },
  {
    id: 'pick',
    label: 'Pick',
    title: 'A picking day in three messages',
    text: 'When a tree is nearly ready, we ask the people who live closest. Six say yes, one brings the ladder, and everyone knows the gate code.',
    points: [
      'Roles for climbers, catchers and carriers',
      'A rain date is set together with the date',
      'Every picker is insured from gate to gate',
    ],
    Art: PickArt,
  },
  {
    id: 'share',
    label: 'Share',
    title: 'Weighed, split and gone by evening',
    text: 'Hang the crate on the scale, and the app splits the harvest as your group agreed: some for the owner, some for the pickers, the rest for a kitchen nearby.',
    points: [
      'Thirds by default, any split you like',
      'Kitchens see what is coming two days ahead',
      'A thank-you card for the owner prints itself',
    ],
    Art: ShareArt,
  },
];
