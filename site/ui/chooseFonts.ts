/** What browsers that know it tell about the line. */
interface Connection {
  saveData: boolean;
  effectiveType: string;
  /** Megabits per second. */
  downlink: number;
}

/** In megabits per second. */
const slowLine = 2;

/**
 * Inline script of the head: asks for the fonts whose addresses its element names. Chromium holds the first paint back
 * until they are there, so that no text shifts; they weigh more than all else that it needs. Readers on a slow or metered
 * line get the text at once, in fonts of their system.
 */
export function chooseFonts(): void {
  const { connection } = navigator as Navigator & { connection?: Connection };
  if (connection && isSlow(connection)) {
    document.documentElement.setAttribute('data-system-fonts', '');
    return;
  }
  const element = document.currentScript;
  for (const href of element?.dataset.fonts?.split(' ') ?? []) {
    const link = document.createElement('link');
    Object.assign(link, { rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: '', href });
    element?.after(link);
  }
}

function isSlow({ saveData, effectiveType, downlink }: Connection): boolean {
  return saveData || effectiveType !== '4g' || downlink < slowLine;
}
