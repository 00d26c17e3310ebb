/** A message from the road about one stop. */
export interface Notice {
  id: string;
  stopId: string;
  title: string;
  detail: string;
}

/** The messages of the last days, newest first. */
export const notices: Notice[] = [
  {
    id: 'gearbox',
    stopId: 'windy-nab',
    title: 'Curlew is in the workshop',
    detail: 'Windy Nab was called off on Friday 27 March; books are due a week later.',
  },
  {
    id: 'roadworks',
    stopId: 'cockle-yard',
    title: 'Roadworks before Cockle Yard',
    detail: 'Turnstone came ten minutes late on 25 March. The lane is narrow until Easter.',
  },
  {
    id: 'reservations',
    stopId: 'twelve-willows',
    title: 'Reserved at Twelve Willows',
    detail: 'Nine books are packed in the green crate behind the driver’s seat.',
  },
];
