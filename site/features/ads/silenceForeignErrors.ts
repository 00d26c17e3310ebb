let isListening = false;

/** Whether an error event comes from a script of another origin; browsers hide the file of most of those. */
export function isForeign({ filename }: { filename: string }, origin: string): boolean {
  return !filename.startsWith(`${origin}/`);
}

/** From now on errors of other people's scripts are not written to the console of this site. */
export function silenceForeignErrors(): void {
  if (!isListening) {
    isListening = true;
    addEventListener('error', (event) => {
      if (isForeign(event, location.origin)) {
        event.preventDefault();
      }
    });
  }
}
