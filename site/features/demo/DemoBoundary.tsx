import { Component, type ReactNode } from 'react';
import { DemoFailure } from './DemoFailure.tsx';

interface DemoBoundaryProps {
  onRetry: () => void;
  children: ReactNode;
}

/** Keeps the error of one demo to that demo. */
export class DemoBoundary extends Component<DemoBoundaryProps, { error: Error | null }> {
  override state = { error: null as Error | null };

  static getDerivedStateFromError(error: Error) {
    return { error };
  }

  override render() {
    const { error } = this.state;
    return error ? <DemoFailure error={error} onRetry={this.props.onRetry} /> : this.props.children;
  }
}
