/** Path of the page that explains the messages of the library. */
export const errorsPath = '/x/errors';
