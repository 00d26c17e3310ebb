import { Component, type ReactNode, useEffect } from 'react';

interface VersionBoundaryProps {
  /** Where the version is mounted. */
  container: HTMLElement;
  /** Called when the component and its effects have run. */
  onMounted: () => void;
  onFailed: (error: unknown) => void;
  children: ReactNode;
}

/** Watches over one version of the reader's code; once it breaks, a still picture of its last render remains. */
export class VersionBoundary extends Component<VersionBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onFailed(error);
  }

  override render() {
    const { container, onMounted, children } = this.props;
    if (this.state.hasFailed) {
      // Rendering comes before the DOM changes: what is in it now is the last good render.
      return <div inert dangerouslySetInnerHTML={{ __html: container.innerHTML }} />;
    }
    return (
      <>
        {children}
        <MountedSignal onMounted={onMounted} />
      </>
    );
  }
}

function MountedSignal({ onMounted }: { onMounted: () => void }) {
  useEffect(() => {
    // An effect that throws is reported after all effects have run, and takes this timer with it.
    const timer = setTimeout(onMounted);
    return () => clearTimeout(timer);
  }, [onMounted]);
  return null;
}
