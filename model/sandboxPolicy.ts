/** Folder of the built site that holds the frame in which edited code runs. */
export const sandboxPath = '/sandbox';

/**
 * What the frame of edited code may do: run any script in itself, load its own files, and nothing else.
 * A static host gets it as a tag in the document; our server sends it as a header too, with what only a header may say.
 */
export const sandboxPolicy = [
  "default-src 'none'",
  // The reader's code is evaluated; an inline script is how the place of a syntax error is found.
  "script-src 'self' 'unsafe-eval' 'unsafe-inline'",
  "style-src 'self' 'unsafe-inline'",
  "font-src 'self' data:",
  'img-src data: blob:',
  "connect-src 'none'",
  "form-action 'none'",
  "base-uri 'none'",
].join('; ');
