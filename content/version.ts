/** Version the documentation is labeled with; it is not on the npm registry. */
export const docsVersion = '8.0.0-alpha.11';

/** Version of the `@mui/x-*` packages the demos run on and the API reference is read from. */
export const installedVersion = '8.29.3';
