/** Where feedback is kept: a file of this machine, or a PostgreSQL that several machines share. */
export type DatabaseLocation = { kind: 'file'; path: string } | { kind: 'postgres'; url: string };
