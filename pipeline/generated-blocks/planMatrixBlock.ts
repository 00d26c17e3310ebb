import type { ComponentBlock, ProseBlock } from '#model/Block.ts';
import type { Page } from '#model/Page.ts';
import { higherPlan, type Plan } from '#model/Plan.ts';
import type { Docs } from '#pipeline/docs/Docs.ts';
import type { ApiMessages } from '#pipeline/docs/messages.ts';
import { codeSpan, escapeMarkdown, markdownTable } from '#pipeline/text/markdownSyntax.ts';
import { assignNames, type FeatureNames } from './assignNames.ts';
import { markdownBlock } from './markdownBlock.ts';
import { paidNames } from './paidNames.ts';
import { type PlanFeature, planFeatures } from './planFeatures.ts';

type MatrixSource = Pick<Docs, 'config' | 'navigation' | 'compile' | 'apiExtract'>;

/**
 * Generates `::component{name="PlanMatrix"}`, which plan of the page's product has which feature, and
 * `::component{name="PlanMatrix" without="pro"}`, the features and API names that an app without a plan lacks.
 */
export async function planMatrixBlock(
  { props }: ComponentBlock,
  { section: product, language }: Pick<Page, 'section' | 'language'>,
  docs: MatrixSource,
): Promise<ProseBlock> {
  const messages = docs.config.messages[language].api;
  const features = await planFeatures(docs, product, language);
  const plans = paidPlans(product, features, docs);
  const without = plans.find((plan) => plan === props.without);
  if (props.without !== undefined && !without) {
    throw new Error(
      `The packages of ${product} have no plan "${props.without}": they have ${plans.join(', ')}.`,
    );
  }
  const markdown = without
    ? lossTable(await losses(docs, product, without, features), messages)
    : matrixTable(features, plans, messages);
  const { origin } = docs.config;
  return markdownBlock(markdown, { language, origin, className: 'plan-matrix' });
}

/** The paid plans that a product has packages or features of. */
function paidPlans(
  product: string,
  features: readonly PlanFeature[],
  { config }: Pick<Docs, 'config'>,
): Plan[] {
  const packages = config.sections.find(({ folder }) => folder === product)?.product?.packages;
  return (['pro', 'premium'] as const).filter(
    (plan) =>
      packages?.some((name) => name.endsWith(`-${plan}`)) ||
      features.some((feature) => feature.plan === plan),
  );
}

/** Features of a plan with the names that only its packages have. */
export async function losses(
  docs: Pick<Docs, 'apiExtract'>,
  product: string,
  plan: Plan,
  features: readonly PlanFeature[],
): Promise<FeatureNames[]> {
  const { pages } = await docs.apiExtract(product);
  return assignNames(
    features.filter((feature) => feature.plan === plan),
    paidNames(pages).filter((name) => name.plan === plan),
  );
}

function matrixTable(
  features: readonly PlanFeature[],
  plans: readonly Plan[],
  { planMatrix, plans: names }: ApiMessages,
): string {
  const columns = [null, ...plans];
  const head = [planMatrix.feature, planMatrix.community, ...plans.map((plan) => names[plan])];
  const rows = features.flatMap((feature, index) => {
    const starts = features[index - 1]?.group !== feature.group;
    const marks = columns.map((plan) =>
      higherPlan(plan, feature.plan) === plan ? planMatrix.yes : planMatrix.no,
    );
    const caption = [`**${escapeMarkdown(feature.group)}**`, ...columns.map(() => '')];
    return [...(starts ? [caption] : []), [featureLink(feature), ...marks]];
  });
  return markdownTable(head, rows);
}

function lossTable(losses: readonly FeatureNames[], { planMatrix }: ApiMessages): string {
  const rows = losses.map(({ feature, names }) => [
    typeof feature === 'string' ? planMatrix[feature] : featureLink(feature),
    names.map(({ label, href }) => `[${codeSpan(label)}](${href})`).join(', ') || planMatrix.no,
  ]);
  return markdownTable([planMatrix.feature, planMatrix.names], rows);
}

function featureLink({ title, href }: PlanFeature): string {
  return href === null ? escapeMarkdown(title) : `[${escapeMarkdown(title)}](${href})`;
}
