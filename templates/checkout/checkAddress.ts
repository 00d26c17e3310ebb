import { type Address, countries } from './address';

export type AddressProblems = Partial<Record<keyof Address, string>>;

/** What is wrong with an address, by field in the order of the form. */
export function checkAddress(address: Address): AddressProblems {
  const problems: AddressProblems = {};
  const country = countries[address.country];
  if (address.name.trim() === '') {
    problems.name = 'Enter the name for the label.';
  }
  if (!/^\S+@\S+\.\S+$/.test(address.email.trim())) {
    problems.email = 'Enter it like mara@example.com.';
  }
  if (address.line1.trim() === '') {
    problems.line1 = 'Enter house number and street.';
  }
  if (!country.postcode.test(address.postcode.trim())) {
    problems.postcode = `Enter it like ${country.example}.`;
  }
  if (address.town.trim() === '') {
    problems.town = 'Enter the town or city.';
  }
  return problems;
}
