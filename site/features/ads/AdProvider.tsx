import { Component, createContext, type ReactNode, use, useEffect } from 'react';
import { isKept, type Random, track } from '#site/platform/analytics/track.ts';

/** Rules every ad below a provider follows. */
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

/** Provides the rules to every ad below. */
export function AdProvider({
  displayRatio = defaultDisplayRatio,
  random = Math.random,
  children,
}: AdProviderProps) {
  return <AdContext value={{ displayRatio, random }}>{children}</AdContext>;
}

/** The rules of the provider above. */
export function useAdConfig(): AdConfig {
  const config = use(AdContext);
  if (config === null) {
    throw new Error('useAdConfig needs an AdProvider above it: add the provider.');
  }
  return config;
}

/** Reports a sample of displays, each after the ad was visible for a while; the label is null while there is none. */
export function useDisplayEvent(label: string | null, { after }: { after: number }): void {
  const { displayRatio, random } = useAdConfig();
  useEffect(() => {
    if (label === null || !isKept(displayRatio, random)) {
      return;
    }
    const timer = setTimeout(() => track({ name: 'ad', action: 'display', label }), after);
    return () => clearTimeout(timer);
  }, [label, after, displayRatio, random]);
}

interface AdBoundaryProps {
  /** Label of the ad; null while it is not known which one is shown. */
  label: string | null;
  children: ReactNode;
}

/** Removes an ad that throws and reports it (S8.2); the page around it goes on. */
export class AdBoundary extends Component<AdBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch() {
    track({ name: 'ad', action: 'crash', label: String(this.props.label) });
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}
