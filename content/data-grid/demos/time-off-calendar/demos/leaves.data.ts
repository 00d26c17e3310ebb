export type LeaveKind = 'Vacation' | 'Sick' | 'Parental' | 'Training';

export interface Leave {
  id: number;
  personId: string;
  kind: LeaveKind;
  /** First and last day as ISO dates, both included. */
  from: string;
  to: string;
}

export interface Person {
  id: string;
  name: string;
  team: string;
}

export const kinds: LeaveKind[] = ['Vacation', 'Sick', 'Parental', 'Training'];

/** The date of the example. Your app uses the date of the user. */
export const today = '2027-03-10';

export const holidays: Record<string, string> = {
  '2027-01-01': 'New Year',
  '2027-03-26': 'Good Friday',
  '2027-03-29': 'Easter Monday',
  '2027-05-01': 'Labor Day',
  '2027-05-06': 'Ascension Day',
  '2027-05-17': 'Whit Monday',
};

export const people: Person[] = [
  { id: 'adaeze', name: 'Adaeze Obi', team: 'Kitchen' },
  { id: 'bruno', name: 'Bruno Salas', team: 'Kitchen' },
  { id: 'chiyo', name: 'Chiyo Mori', team: 'Kitchen' },
  { id: 'dilan', name: 'Dilan Arslan', team: 'Kitchen' },
  { id: 'edda', name: 'Edda Holm', team: 'Service' },
  { id: 'farid', name: 'Farid Nazari', team: 'Service' },
  { id: 'greta', name: 'Greta Lindt', team: 'Service' },
  { id: 'hugo', name: 'Hugo Marques', team: 'Service' },
  { id: 'ines', name: 'Inês Duarte', team: 'Service' },
  { id: 'jonas', name: 'Jonas Pihl', team: 'Office' },
  { id: 'kamala', name: 'Kamala Rao', team: 'Office' },
];

const plan: [personId: string, kind: LeaveKind, from: string, to: string][] = [
  ['adaeze', 'Vacation', '2027-03-22', '2027-04-02'],
  ['bruno', 'Sick', '2027-03-08', '2027-03-10'],
  ['bruno', 'Vacation', '2027-03-25', '2027-03-30'],
  ['chiyo', 'Training', '2027-03-03', '2027-03-05'],
  ['chiyo', 'Vacation', '2027-03-24', '2027-03-31'],
  ['dilan', 'Parental', '2027-02-15', '2027-03-19'],
  ['edda', 'Vacation', '2027-03-08', '2027-03-12'],
  ['farid', 'Sick', '2027-03-01', '2027-03-02'],
  ['farid', 'Vacation', '2027-04-12', '2027-04-23'],
  ['greta', 'Vacation', '2027-03-11', '2027-03-16'],
  ['hugo', 'Training', '2027-03-11', '2027-03-12'],
  ['hugo', 'Vacation', '2027-03-30', '2027-04-09'],
  ['ines', 'Vacation', '2027-02-22', '2027-02-26'],
  ['jonas', 'Training', '2027-03-17', '2027-03-18'],
  ['kamala', 'Vacation', '2027-03-15', '2027-03-26'],
];

export const firstLeaves: Leave[] = plan.map(([personId, kind, from, to], id) => ({
  id,
  personId,
  kind,
  from,
  to,
}));
