import { useEffect, useRef } from 'react';
import { useMessages } from '#site/platform/i18n/useMessages.tsx';
import styles from './NetworkAd.module.css';

/** Time between two checks for the network's ad, in milliseconds. */
export const pollInterval = 500;

/** Number of checks after which an ad is given up. */
export const pollAttempts = 30;

/** Checks without an ad that are put down to a slow network; the next one means that ads are blocked. */
export const patientAttempts = 6;

/** Result of one check: no ad yet, none to come, the network's stand-in for one, or an ad. */
export type AdCheck = 'missing' | 'none' | 'filler' | 'arrived';

/** What the checks have shown so far. */
export type AdOutcome = 'waiting' | 'blocked' | Exclude<AdCheck, 'missing'>;

interface PollOptions {
  check: () => AdCheck;
  /** Called when the outcome changes; an ad may still arrive after it was thought to be blocked. */
  onOutcome: (outcome: AdOutcome) => void;
}

/** Checks for the network's ad until it is there or given up; returns how to stop. */
export function pollForAd({ check, onOutcome }: PollOptions): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isBlocked = false;

  function attempt(count: number) {
    const result = check();
    if (result !== 'missing') {
      onOutcome(result);
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

/** Elements the known networks put their ads into. */
const networkAds = '.ea-placement, #carbonads, .carbonads';

/** Whether a link is the network's stand-in for "no ad": it leads to the page of our own backers. */
export function isFillerLink(href: string | null | undefined): boolean {
  return /\/backers\/?(?:[?#]|$)/.test(href ?? '');
}

/** Checks a slot for the network's ad. */
export function checkForAd(slot: HTMLElement | null): AdCheck {
  const ad = slot?.querySelector(networkAds);
  if (!ad) {
    return 'missing';
  }
  return isFillerLink(ad.querySelector('a')?.getAttribute('href')) ? 'filler' : 'arrived';
}

/** Whether an error event comes from a script of another origin; browsers hide the file of most of those. */
export function isForeign({ filename }: { filename: string }, origin: string): boolean {
  return !filename.startsWith(`${origin}/`);
}

let isSilenced = false;

/** Keeps errors of foreign scripts out of the console from now on. */
export function silenceForeignErrors(): void {
  if (!isSilenced) {
    isSilenced = true;
    addEventListener('error', (event) => {
      if (isForeign(event, location.origin)) {
        event.preventDefault();
      }
    });
  }
}

/** The element the network's script fills; React never looks inside, so nothing that happens there can break the page. */
export function NetworkAd({ script, isShown }: { script: string; isShown: boolean }) {
  const t = useMessages('ads');
  const container = useRef<HTMLDivElement>(null);
  const end = useRef<HTMLSpanElement>(null);

  useEffect(() => {
    const element = container.current;
    // Effects run twice in development; the script must not.
    const timer = setTimeout(() => {
      silenceForeignErrors();
      const tag = document.createElement('script');
      tag.id = '_carbonads_js';
      tag.async = true;
      tag.src = script;
      element?.append(tag);
    });
    return () => {
      clearTimeout(timer);
      element?.replaceChildren();
    };
  }, [script]);

  return (
    <div className={styles.root} data-shown={isShown || undefined}>
      <button type="button" className={styles.skip} onClick={() => end.current?.focus()}>
        {t('skip')}
      </button>
      <span className={styles.badge}>{t('badge')}</span>
      <div ref={container} className={styles.place} />
      <span ref={end} tabIndex={-1} />
    </div>
  );
}
