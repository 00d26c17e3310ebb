import { createRoot, type Root } from 'react-dom/client';
import { FrameTheme } from './FrameTheme.tsx';
import type { LinkedProject } from './linkProject.ts';
import { VersionBoundary } from './VersionBoundary.tsx';

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

/** Renders a version unseen and lets it take the place of the one before it once it stands. */
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
          // Not while React is at work on it.
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

/** Takes a version that never stood away. */
export function discardStaged(): void {
  const version = staged;
  staged = null;
  version?.root.unmount();
  version?.container.remove();
}
