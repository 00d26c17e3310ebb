import path from 'node:path';

/** Why the modules of a demo cannot become one file. */
export class JoinError extends Error {
  override readonly name = 'JoinError';

  constructor(file: string, reason: string) {
    super(`in ${path.basename(file)}, ${reason}`);
  }
}
