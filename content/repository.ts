import { docsVersion } from './version.ts';

/** Where the documentation is published and where its sources are kept. */
export const repository = {
  origin: 'https://mui.com',
  url: 'https://github.com/mui/mui-x',
  /** A source file's path is appended to read it as it was in this version. */
  sourceRoot: `https://github.com/mui/mui-x/blob/v${docsVersion}/docs/`,
  /** A source file's path is appended to open it in the editor of the host. */
  editRoot: 'https://github.com/mui/mui-x/edit/master/docs/',
};
