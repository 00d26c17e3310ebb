/** A vote: 1 for helpful, 0 for not helpful. */
export type Rating = 0 | 1;
