import { Component, type ReactNode } from 'react';
import { track } from '#site/platform/analytics/track.ts';

interface AdBoundaryProps {
  /** Label of the ad; null while it is not known which one is shown. */
  label: string | null;
  children: ReactNode;
}

/** Takes an ad that fails away and reports it (S8.2); the page around it goes on. */
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
