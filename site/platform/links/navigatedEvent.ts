/** Sent by the window after a client navigation, for parts outside the React tree. */
export const navigatedEvent = 'docs:navigated';
