/** Where the version of the reader is kept, and the event of the window that says that it changed. */
export const myVersionKey = 'docs-my-version';
