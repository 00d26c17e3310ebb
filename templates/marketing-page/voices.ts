/** What somebody says about picking with a group. */
export interface Voice {
  name: string;
  role: string;
  initials: string;
  quote: string;
}

export const voices: Voice[] = [
  {
    name: 'Ottilie Brandreth',
    role: 'Owns two pear trees in Marlow Rise',
    initials: 'OB',
    quote:
      'For nine autumns I apologized to the postman for the wasps. This year eleven people came on a Saturday, ate my flapjacks, and left me the best shelf of chutney I have ever owned.',
  },
  {
    name: 'Idris Calloway',
    role: 'Cooks at Hob & Ladle',
    initials: 'IC',
    quote:
      'I know on Tuesday what Thursday’s crumble will be. That is rare in a kitchen run on gifts.',
  },
  {
    name: 'Saoirse Venn',
    role: 'Started the group in Tanner’s Yard',
    initials: 'SV',
    quote: 'We came for the damsons. We stayed because I finally know the names of my neighbors.',
  },
];
