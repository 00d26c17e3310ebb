/** A request to the help desk of a hospital. */
export interface Ticket {
  id: number;
  subject: string;
  ward: string;
  priority: 'High' | 'Normal' | 'Low';
  assignee: string;
  open: boolean;
  minutes: number;
}

/** Requests of one morning. */
export const tickets: Ticket[] = [
  {
    id: 101,
    subject: 'Printer jammed',
    ward: 'Cardiology',
    priority: 'Normal',
    assignee: 'Noor',
    open: false,
    minutes: 20,
  },
  {
    id: 102,
    subject: 'No network',
    ward: 'Cardiology',
    priority: 'High',
    assignee: 'Piet',
    open: true,
    minutes: 45,
  },
  {
    id: 103,
    subject: 'New badge',
    ward: 'Radiology',
    priority: 'Low',
    assignee: 'Noor',
    open: false,
    minutes: 10,
  },
  {
    id: 104,
    subject: 'Screen flickers',
    ward: 'Radiology',
    priority: 'Normal',
    assignee: 'Lena',
    open: false,
    minutes: 30,
  },
  {
    id: 105,
    subject: 'Viewer crashes',
    ward: 'Radiology',
    priority: 'High',
    assignee: 'Lena',
    open: false,
    minutes: 95,
  },
  {
    id: 106,
    subject: 'Reset password',
    ward: 'Pharmacy',
    priority: 'Low',
    assignee: 'Piet',
    open: false,
    minutes: 5,
  },
  {
    id: 107,
    subject: 'Label printer',
    ward: 'Maternity',
    priority: 'Normal',
    assignee: 'Noor',
    open: true,
    minutes: 25,
  },
  {
    id: 108,
    subject: 'Wall clock stopped',
    ward: 'Maternity',
    priority: 'Low',
    assignee: 'Lena',
    open: false,
    minutes: 15,
  },
  {
    id: 109,
    subject: 'Monitor offline',
    ward: 'Maternity',
    priority: 'High',
    assignee: 'Piet',
    open: true,
    minutes: 60,
  },
  {
    id: 110,
    subject: 'Scanner driver',
    ward: 'Maternity',
    priority: 'Normal',
    assignee: 'Noor',
    open: false,
    minutes: 35,
  },
];
