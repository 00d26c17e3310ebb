import { createContext, type ReactNode, use } from 'react';
import type { Random } from '#site/platform/analytics/isKept.ts';

/** What every ad below a provider goes by. */
export interface AdConfig {
  /** Share of displays that are reported. */
  displayRatio: number;
  random: Random;
}

/** Share of displays that are reported unless a provider says otherwise (S7.13). */
export const defaultDisplayRatio = 0.1;

const AdContext = createContext<AdConfig | null>(null);

interface AdProviderProps extends Partial<AdConfig> {
  children: ReactNode;
}

/** Makes the rules of advertising known to everything below. */
export function AdProvider({
  displayRatio = defaultDisplayRatio,
  random = Math.random,
  children,
}: AdProviderProps) {
  return <AdContext value={{ displayRatio, random }}>{children}</AdContext>;
}

/** The rules of advertising. */
export function useAdConfig(): AdConfig {
  const config = use(AdContext);
  if (config === null) {
    throw new Error('useAdConfig needs an AdProvider above it: add the provider.');
  }
  return config;
}
