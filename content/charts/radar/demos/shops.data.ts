/** What customers of four coffee shops said, from 0 (poor) to 5 (excellent). Invented. */
export const metrics = ['Coffee', 'Cake', 'Service', 'Quiet', 'Price', 'Light'];

export const harbor = [4.6, 3.1, 4.2, 1.8, 2.6, 4.4];
export const library = [3.4, 3.8, 3.6, 4.7, 4.1, 2.9];
