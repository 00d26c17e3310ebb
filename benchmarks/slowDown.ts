import type { Page } from '@playwright/test';

/** A phone on a slow connection. */
export const slowPhone = {
  viewport: { width: 390, height: 844 },
  isMobile: true,
  hasTouch: true,
  deviceScaleFactor: 2,
} as const;

const bytesPerKilobit = 1000 / 8;

/** Slows a page down: a quarter of the processor, 1.6 Mbit/s, 150 ms to the server and back. */
export async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 1600 * bytesPerKilobit,
    uploadThroughput: 750 * bytesPerKilobit,
  });
}
