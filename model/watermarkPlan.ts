import type { Plan } from './Plan.ts';

const paidImport =
  /\bimport\s+(type\s+)?\{([^}]*)\}\s+from\s+['"]@mui\/x-[a-z-]+-(pro|premium)(?:\/[^'"]*)?['"]/g;

/**
 * Components that show a watermark as soon as they are on the page. The other paid ones do not: fields only check the key,
 * and pickers show it inside their calendar once it is open.
 */
const marked =
  /^(?:DataGridPro|DataGridPremium|RichTreeViewPro|DateRangeCalendar|StaticDateRangePicker|(?:Bar|Line|Pie|Radar|Scatter)ChartPro|FunnelChart|Heatmap|SankeyChart|Charts?(?:Container|DataProvider)Pro)$/;

/** Plan of the component that shows a watermark in a demo without a license key; null where no watermark is seen. */
export function watermarkPlan(files: readonly string[]): Plan | null {
  const plans = files.flatMap((code) =>
    [...code.matchAll(paidImport)].flatMap(([, isType, names = '', plan]) => {
      const components = names.split(',').map((name) => name.trim().split(/\s+as\s+/)[0] ?? '');
      return !isType && components.some((name) => marked.test(name)) ? [plan] : [];
    }),
  );
  return plans.includes('premium') ? 'premium' : plans.includes('pro') ? 'pro' : null;
}
