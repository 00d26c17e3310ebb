/** The control that sets a prop of a running demo. */
export type PropControl = { prop: string } & (
  | { kind: 'choice'; values: (string | number)[]; default: string | number | null }
  | { kind: 'switch'; default: boolean | null }
  | { kind: 'number'; default: number | null }
  | { kind: 'text'; default: string | null }
);
