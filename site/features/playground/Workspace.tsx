import { useCallback, useEffect, useState } from 'react';
import { openProject, type PlaygroundStart } from './openProject.ts';
import { Project } from './Project.tsx';

interface Opened {
  start: PlaygroundStart;
  /** What the address said when it was opened. */
  address: string;
  /** Counts how often a project was opened, as a key. */
  count: number;
}

/** Opens what the address asks for, and again when the reader follows another link into the same page. */
export function Workspace() {
  const [opened, setOpened] = useState<Opened | null>(null);

  const open = useCallback(() => {
    const { search, hash } = location;
    void openProject(search, hash).then((start) => {
      setOpened((before) => ({ start, address: search + hash, count: (before?.count ?? 0) + 1 }));
    });
  }, []);

  useEffect(() => {
    open();
    addEventListener('popstate', open);
    return () => removeEventListener('popstate', open);
  }, [open]);

  return (
    opened && (
      <Project
        key={opened.count}
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
