/** Where the goods go, as typed. */
export interface Address {
  name: string;
  email: string;
  line1: string;
  line2: string;
  town: string;
  postcode: string;
  country: Country;
}

export type Country = 'GB' | 'IE' | 'NL';

/** How a country is called and what its postcodes look like. */
interface CountryRule {
  name: string;
  postcode: RegExp;
  example: string;
}

export const countries: Record<Country, CountryRule> = {
  GB: {
    name: 'United Kingdom',
    postcode: /^[a-z]{1,2}\d[a-z\d]? ?\d[a-z]{2}$/i,
    example: 'TR4 9QX',
  },
  IE: { name: 'Ireland', postcode: /^[a-z]\d[\dw] ?[a-z\d]{4}$/i, example: 'P47 KD20' },
  NL: { name: 'Netherlands', postcode: /^\d{4} ?[a-z]{2}$/i, example: '1794 KL' },
};

export const emptyAddress: Address = {
  name: '',
  email: '',
  line1: '',
  line2: '',
  town: '',
  postcode: '',
  country: 'GB',
};
