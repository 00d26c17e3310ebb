/** Paths of pages that are React routes instead of Markdown; Markdown may link to them. */
export const standalonePaths = ['/', '/x', '/playground'];
