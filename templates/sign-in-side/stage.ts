/** The two proofs a keeper can choose from. */
export type Proof = 'password' | 'code';

/** How far the sign-in has come. */
export type Stage = 'email' | 'proof' | 'in';
