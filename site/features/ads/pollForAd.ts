/** Time between two looks for the network's ad, in milliseconds. */
export const pollInterval = 500;

/** Looks after which an ad that is not there will not come. */
export const pollAttempts = 30;

/** Looks in vain that are put down to a slow network; the next one means that ads are blocked. */
export const patientAttempts = 6;

/** What a look at the page tells about the network's ad. */
export type AdSighting = 'missing' | 'filler' | 'arrived';

/** What polling has found out so far. */
export type AdOutcome = 'waiting' | 'blocked' | 'filler' | 'arrived';

interface PollOptions {
  look: () => AdSighting;
  /** Called when the outcome changes; an ad may still arrive after it was thought to be blocked. */
  onOutcome: (outcome: AdOutcome) => void;
}

/** Looks for the network's ad until it is there or the looks are used up; returns how to stop. */
export function pollForAd({ look, onOutcome }: PollOptions): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isBlocked = false;

  function attempt(count: number) {
    const sighting = look();
    if (sighting !== 'missing') {
      onOutcome(sighting);
      return;
    }
    if (count > patientAttempts && !isBlocked) {
      isBlocked = true;
      onOutcome('blocked');
    }
    if (count < pollAttempts) {
      timer = setTimeout(() => attempt(count + 1), pollInterval);
    }
  }

  attempt(1);
  return () => clearTimeout(timer);
}
