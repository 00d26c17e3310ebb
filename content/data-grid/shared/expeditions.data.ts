/** How far an expedition has come. */
export type Stage = 'Planned' | 'Under way' | 'Home';

/** An expedition of a geographical society. */
export interface Expedition {
  id: number;
  name: string;
  area: 'Ice' | 'Ocean' | 'Desert';
  leader: string;
  members: number;
  stage: Stage;
  departs: Date;
  days: number;
  /** In euros. */
  budget: number;
  /** In euros. */
  spent: number;
}

/** Expeditions of a geographical society. */
export const expeditions: Expedition[] = [
  {
    id: 1,
    name: 'Blue Ice Core',
    area: 'Ice',
    leader: 'Signe Holm',
    members: 9,
    stage: 'Under way',
    departs: new Date(2026, 0, 12),
    days: 74,
    budget: 412000,
    spent: 187500,
  },
  {
    id: 2,
    name: 'Sound of Krill',
    area: 'Ocean',
    leader: 'Mateo Rivas',
    members: 22,
    stage: 'Home',
    departs: new Date(2025, 7, 3),
    days: 51,
    budget: 655000,
    spent: 671200,
  },
  {
    id: 3,
    name: 'Dune Clock',
    area: 'Desert',
    leader: 'Amina Diallo',
    members: 6,
    stage: 'Home',
    departs: new Date(2025, 9, 20),
    days: 33,
    budget: 98000,
    spent: 90400,
  },
  {
    id: 4,
    name: 'Moulin Survey',
    area: 'Ice',
    leader: 'Jonas Eide',
    members: 5,
    stage: 'Planned',
    departs: new Date(2026, 5, 1),
    days: 28,
    budget: 133000,
    spent: 12800,
  },
  {
    id: 5,
    name: 'Deep Drifters',
    area: 'Ocean',
    leader: 'Keala Akana',
    members: 31,
    stage: 'Under way',
    departs: new Date(2026, 1, 2),
    days: 90,
    budget: 940000,
    spent: 322000,
  },
  {
    id: 6,
    name: 'Salt Pan Birds',
    area: 'Desert',
    leader: 'Rashid Noor',
    members: 8,
    stage: 'Planned',
    departs: new Date(2026, 8, 14),
    days: 40,
    budget: 121000,
    spent: 3500,
  },
  {
    id: 7,
    name: 'Seamount Nine',
    area: 'Ocean',
    leader: 'Clara Voss',
    members: 18,
    stage: 'Planned',
    departs: new Date(2026, 6, 22),
    days: 45,
    budget: 580000,
    spent: 41000,
  },
  {
    id: 8,
    name: 'Firn Line',
    area: 'Ice',
    leader: 'Tuva Lind',
    members: 4,
    stage: 'Home',
    departs: new Date(2025, 3, 5),
    days: 21,
    budget: 76000,
    spent: 68900,
  },
  {
    id: 9,
    name: 'Wadi After Rain',
    area: 'Desert',
    leader: 'Leïla Haddad',
    members: 7,
    stage: 'Under way',
    departs: new Date(2026, 1, 18),
    days: 30,
    budget: 104000,
    spent: 57300,
  },
];
