/** A page a team can start from. */
export interface Template {
  /** Its folder below `templates/`, and the end of its address. */
  name: string;
  /** Its page component, and the file that holds it. */
  entry: string;
  /** Words that readers look for it by. */
  keywords: readonly string[];
}

/** Path of the page that shows all templates. */
export const templatesPath = '/x/introduction/templates';

/** Path of a template's preview. */
export function templatePath(name: string): string {
  return `${templatesPath}/${name}`;
}

/** Address of the template alone, as the frame of its preview shows it. */
export function bareTemplatePath(name: string): string {
  return `/template-pages/${name}`;
}

/** Name of the template whose preview has this path; null for any other path. */
export function templateOfPath(path: string): string | null {
  return path.startsWith(`${templatesPath}/`) ? path.slice(templatesPath.length + 1) : null;
}

/** Name of the template that stands alone at this address; null for any other address. */
export function templateOfBarePath(path: string): string | null {
  return /^\/template-pages\/([\w-]+)$/.exec(path)?.[1] ?? null;
}
