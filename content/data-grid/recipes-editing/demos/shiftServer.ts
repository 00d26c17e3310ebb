import type { Shift } from './shifts.data';

let lastNumber = 103;

/** Stores a shift after a short delay; a draft receives its id here, as from a database. */
export async function saveShift({ isDraft, ...shift }: Shift): Promise<Shift> {
  await new Promise((resolve) => {
    setTimeout(resolve, 400);
  });
  if (!shift.helper.trim()) {
    throw new Error('Enter the name of a helper.');
  }
  lastNumber += isDraft ? 1 : 0;
  return isDraft ? { ...shift, id: `s-${lastNumber}` } : shift;
}
