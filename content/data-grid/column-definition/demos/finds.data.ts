/** An object found at a dig. */
export interface Find {
  id: number;
  object: string;
  trench: string;
  description: string;
}

/** Objects found at a dig, with the notes of those who found them. */
export const finds: Find[] = [
  {
    id: 1,
    object: 'Bone comb',
    trench: 'A',
    description:
      'Double-sided comb with fine teeth on one edge and coarse ones on the other. Three teeth are missing. Ring-and-dot pattern on the side plates.',
  },
  {
    id: 2,
    object: 'Loom weight',
    trench: 'A',
    description: 'Fired clay, ring-shaped, chipped.',
  },
  {
    id: 3,
    object: 'Key',
    trench: 'C',
    description:
      'Iron key for a slide lock, 9 cm long, found beside the threshold stone. Keep dry and do not remove the crust before the X-ray.',
  },
  {
    id: 4,
    object: 'Glass bead',
    trench: 'B',
    description: 'Cobalt blue with a white wave. Drilled off center.',
  },
  {
    id: 5,
    object: 'Whetstone',
    trench: 'B',
    description:
      'Slate, worn to a waist in the middle by long use. The hole at the top suggests that it hung from a belt.',
  },
];
