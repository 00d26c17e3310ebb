/** The one account this page knows. */
export const demo = {
  email: 'keeper@hushcase.example',
  password: 'glass-eel-1911',
  code: '408215',
  museum: 'Museum of Small Weather',
  facts: [
    { amount: '1,284', label: 'objects on the shelf list' },
    { amount: '17', label: 'out on loan' },
    { amount: '3', label: 'waiting for a condition check' },
  ],
};
