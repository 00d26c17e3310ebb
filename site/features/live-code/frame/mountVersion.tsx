import { createRoot, type Root } from 'react-dom/client';
import { Component, type ReactNode, useEffect } from 'react';
import { FrameTheme } from './FrameTheme.tsx';
import type { LinkedProject } from './linkProject.ts';

interface MountedVersion {
  root: Root;
  container: HTMLElement;
}

interface VersionListener {
  onRendered: () => void;
  onFailed: (error: unknown) => void;
}

let shown: MountedVersion | null = null;
let staged: MountedVersion | null = null;

/** Renders a version hidden and lets it replace the previous one once it has mounted. */
export function mountVersion(
  { Component, styles }: LinkedProject,
  { onRendered, onFailed }: VersionListener,
): void {
  discardStaged();
  const container = document.createElement('div');
  container.dataset.version = '';
  container.dataset.staged = '';
  const content = document.createElement('div');
  const sheets = styles.map((css) => {
    const sheet = document.createElement('style');
    sheet.textContent = css;
    return sheet;
  });
  container.append(...sheets, content);
  document.body.append(container);

  // Errors are caught by the boundary and shown by the page; the console need not repeat them.
  const root = createRoot(content, { onCaughtError: () => {} });
  const version = { root, container };
  staged = version;
  root.render(
    <VersionBoundary
      container={content}
      onMounted={() => {
        if (staged === version) {
          promote(version);
          onRendered();
        }
      }}
      onFailed={(error) => {
        onFailed(error);
        if (staged === version) {
          // Not while React is rendering it.
          setTimeout(() => staged === version && discardStaged());
        }
      }}
    >
      <FrameTheme>
        <Component />
      </FrameTheme>
    </VersionBoundary>,
  );
}

function promote(version: MountedVersion): void {
  const before = shown;
  shown = version;
  staged = null;
  delete version.container.dataset.staged;
  before?.root.unmount();
  before?.container.remove();
}

/** Removes a version that has not mounted. */
export function discardStaged(): void {
  const version = staged;
  staged = null;
  version?.root.unmount();
  version?.container.remove();
}

interface VersionBoundaryProps {
  /** Where the version is mounted. */
  container: HTMLElement;
  /** Called when the component and its effects have run. */
  onMounted: () => void;
  onFailed: (error: unknown) => void;
  children: ReactNode;
}

/** Error boundary of one version of the reader's code; after an error its last render stays as inert HTML. */
class VersionBoundary extends Component<VersionBoundaryProps, { hasFailed: boolean }> {
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
