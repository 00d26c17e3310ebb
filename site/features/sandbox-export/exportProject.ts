import type { ExportTarget } from './exportTargets.ts';
import type { SandboxProject } from './SandboxProject.ts';
import { downloadZip, openInCodeSandbox, openInStackBlitz } from './sandboxTargets.ts';

const targets = {
  // Its packages come from the registry only.
  stackblitz: { open: openInStackBlitz, takesCommit: false },
  codesandbox: { open: openInCodeSandbox, takesCommit: true },
  zip: { open: downloadZip, takesCommit: true },
};

/** Opens what `create` makes of the commit that the target can install, or null where it can install none. */
export function exportProject(
  target: ExportTarget,
  commit: string | null,
  create: (commit: string | null) => SandboxProject,
): void {
  const { open, takesCommit } = targets[target];
  open(create(takesCommit ? commit : null));
}
