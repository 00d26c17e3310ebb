/** Everything the form asks for. */
export interface Values {
  name: string;
  email: string;
  password: string;
  country: string;
  hasAgreed: boolean;
  wantsNews: boolean;
}

export const startValues: Values = {
  name: '',
  email: '',
  password: '',
  country: '',
  hasAgreed: false,
  wantsNews: false,
};

export const countries = [
  'Austria',
  'Belgium',
  'Denmark',
  'France',
  'Germany',
  'Ireland',
  'Netherlands',
  'Poland',
  'Portugal',
  'Spain',
  'Sweden',
  'United Kingdom',
];
