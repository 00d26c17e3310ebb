/** Where feedback is sent. */
export const feedbackPath = '/feedback';

/** Longest comment, in UTF-16 units, as a text box counts. */
export const commentLimit = 2000;
