// A fixed locale: prices read the same on the server and in every browser.
const pounds = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP' });

/** An amount in pence as it is shown. */
export function formatMoney(pence: number): string {
  return pounds.format(pence / 100);
}
