import type { CodeVariant } from '#model/CodePreferences.ts';
import { blankProject } from './blankProject.ts';
import { type DemoAddress, fetchDemoProject, parseDemoAddress } from './fetchDemoProject.ts';
import type { ProjectFiles } from './ProjectFiles.ts';
import { decodeProject, holdsCode } from './shareLink.ts';

/** What the playground opens with. */
export interface PlaygroundStart {
  source: { kind: 'blank' } | { kind: 'demo'; demo: DemoAddress } | { kind: 'shared' };
  /** The project in each variant; both are the same where it came as it is. */
  projects: Record<CodeVariant, ProjectFiles>;
  /** Why it is not what the address asked for, as a key of the page's words. */
  problem: string | null;
}

/** Opens what an address asks for; whatever is wrong with it, there is a project to work with. */
export async function openProject(search: string, hash: string): Promise<PlaygroundStart> {
  if (holdsCode(hash)) {
    const decoded = await decodeProject(hash);
    return decoded.kind === 'project'
      ? {
          source: { kind: 'shared' },
          projects: { TS: decoded.project, JS: decoded.project },
          problem: null,
        }
      : blank(decoded.problem);
  }
  const demo = parseDemoAddress(search, hash);
  if (!demo) {
    return blank(search.includes('demo=') ? 'demoMissing' : null);
  }
  try {
    const projects = await fetchDemoProject(demo);
    return projects
      ? { source: { kind: 'demo', demo }, projects, problem: null }
      : blank('demoMissing');
  } catch {
    return blank('demoFailed');
  }
}

function blank(problem: string | null): PlaygroundStart {
  return { source: { kind: 'blank' }, projects: blankProject, problem };
}
