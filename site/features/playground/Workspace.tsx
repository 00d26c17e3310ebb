import { useCallback, useEffect, useState } from 'react';
import { openProject, type PlaygroundStart } from './openProject.ts';
import { Project } from './Project.tsx';

interface Opened {
  start: PlaygroundStart;
  /** What the address said when it was opened. */
  address: string;
}

/** Opens what the address asks for, and again when the reader follows another link into the same page. */
export function Workspace() {
  const [opened, setOpened] = useState<Opened | null>(null);

  const open = useCallback(() => {
    const { search, hash } = location;
    void openProject(search, hash).then((start) => setOpened({ start, address: search + hash }));
  }, []);

  useEffect(() => {
    open();
    addEventListener('hashchange', open);
    return () => removeEventListener('hashchange', open);
  }, [open]);

  return (
    opened && (
      <Project
        key={opened.address}
        start={opened.start}
        address={opened.address}
        onStartBlank={() => {
          history.pushState(null, '', location.pathname);
          open();
        }}
      />
    )
  );
}
