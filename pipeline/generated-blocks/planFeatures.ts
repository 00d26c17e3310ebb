import type { Language } from '#model/Language.ts';
import type { NavNode, NavPage } from '#model/NavNode.ts';
import { higherPlan, type Plan } from '#model/Plan.ts';
import type { CompiledPage, Docs } from '#pipeline/docs/Docs.ts';
import { pageSections } from './pageSections.ts';

/** Something a product can do: a page, or a section that needs a higher plan than its page. */
export interface PlanFeature {
  title: string;
  /** Path with the section's anchor, without language; null while the page has no text yet. */
  href: string | null;
  /** Path of the page. */
  path: string;
  /** Lowest plan that has it; null for the Community plan. */
  plan: Plan | null;
  /** The group or caption of the side navigation it is listed under. */
  group: string;
  /** Components and hooks that the page documents; empty for a section. */
  subjects: string[];
  /** Everything it says, and the code of its demos. */
  text: string;
}

/** Recipes, demo pages, and example apps show features that other pages document. */
const showsOtherFeatures = /recipes|\bdemo$|\/demos\//;

/** The features of a product in the order of its navigation; pages above the first caption introduce the product and are left out. */
export async function planFeatures(
  docs: Pick<Docs, 'config' | 'navigation' | 'compile'>,
  product: string,
  language: Language,
): Promise<PlanFeature[]> {
  const section = docs.config.sections.find(({ folder }) => folder === product);
  const ids = new Set(section?.navigation.map(({ pathname }) => pathname));
  const nodes = (await docs.navigation(language)).filter(
    (node) => 'children' in node && ids.has(node.id),
  );
  const listed = nodes.flatMap((node) => ('children' in node ? listPages(node.children) : []));
  const overview = section && (await docs.compile(section.path, language));
  const productTitle = overview?.page?.meta.title ?? '';
  const found = await Promise.all(
    listed.map(async (entry) => {
      const compiled = await docs.compile(entry.page.path, language);
      return featuresOf(entry, compiled, { group: groupOf(entry, listed), productTitle });
    }),
  );
  const features = nameDuplicates(found.flat());
  // Pages directly below a caption alternate with groups; a reader expects each group once.
  const groups = [...new Set(features.map(({ group }) => group))];
  return groups.flatMap((group) => features.filter((feature) => feature.group === group));
}

/** A page with the titles of the nodes above it, outermost first. */
interface ListedPage {
  page: NavPage;
  trail: string[];
  plan: Plan | null;
}

function listPages(
  nodes: readonly NavNode[],
  trail: string[] = [],
  plan: Plan | null = null,
): ListedPage[] {
  return nodes.flatMap((node): ListedPage[] => {
    switch (node.kind) {
      case 'group':
        return listPages(
          node.children,
          [...trail, node.title],
          higherPlan(plan, planTag(node.tags)),
        );
      case 'label':
        return listPages(node.children, [...trail, node.title], plan);
      case 'page':
        return trail.length > 0 && isFeature(node)
          ? [{ page: node, trail, plan: higherPlan(plan, planTag(node.tags)) }]
          : [];
      case 'external':
        return [];
      default:
        return node satisfies never;
    }
  });
}

/** The innermost node above a page that has several pages; a group of one would repeat its title. */
function groupOf({ trail }: ListedPage, all: readonly ListedPage[]): string {
  const group = trail.findLast(
    (title) => all.filter((each) => each.trail.includes(title)).length > 1,
  );
  return group ?? trail[0] ?? '';
}

function planTag(tags: NavPage['tags']): Plan | null {
  return tags.find((tag) => tag === 'pro' || tag === 'premium') ?? null;
}

function isFeature({ path, tags, written }: NavPage): boolean {
  const isPromise = tags.includes('planned') && !written;
  return !isPromise && !path.startsWith('/x/api/') && !showsOtherFeatures.test(path);
}

function featuresOf(
  { page: { path, title: listedTitle }, trail, plan }: ListedPage,
  compiled: CompiledPage | null,
  { group, productTitle }: { group: string; productTitle: string },
): PlanFeature[] {
  if (!compiled?.page) {
    // A group names its main page after itself or calls it an overview.
    const title = /overview/i.test(listedTitle) ? (trail.at(-1) ?? listedTitle) : listedTitle;
    return [{ title, href: null, path, plan, group, subjects: [], text: '' }];
  }
  const { page, subject, sectionPlans } = compiled;
  const own: PlanFeature = {
    title: shortTitle(page.meta.title, [productTitle, group]),
    href: path,
    path,
    plan: higherPlan(plan, page.meta.plan),
    group,
    subjects: [...subject.components, ...subject.hooks],
    text: page.meta.description,
  };
  const features = [own];
  let parent = own;
  for (const { id, title: heading, level, body } of pageSections(page)) {
    const outer = level === 2 ? own : parent;
    const needed = higherPlan(outer.plan, sectionPlans[id] ?? null);
    let current = outer;
    if (needed !== outer.plan) {
      const title = sectionTitle(own.title, heading);
      const href = `${path}#${id}`;
      current = { ...own, title, href, plan: needed, subjects: [], text: '' };
      features.push(current);
    }
    parent = level === 2 ? current : parent;
    current.text += ` ${heading} ${body}`;
  }
  return features;
}

/** `Excel export` on the page `Export` needs no prefix. */
function sectionTitle(page: string, heading: string): string {
  const isNamed = heading.toLowerCase().includes(page.toLowerCase());
  return isNamed ? heading : `${page}: ${heading}`;
}

/** Two groups may have a page of the same title. */
function nameDuplicates(features: readonly PlanFeature[]): PlanFeature[] {
  const seen = new Set<string>();
  return features.map((feature) => {
    const isTaken = seen.has(feature.title);
    seen.add(feature.title);
    return isTaken ? { ...feature, title: `${feature.group}: ${feature.title}` } : feature;
  });
}

/** `Data Grid - Sorting` → `Sorting`: the product, or the group, is the subject of the list. */
function shortTitle(title: string, subjects: readonly string[]): string {
  const subject = subjects.find((each) => each !== '' && title.startsWith(`${each} - `));
  return subject === undefined ? title : title.slice(subject.length + ' - '.length);
}
