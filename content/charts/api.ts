import type { ApiScope } from '#model/api/ApiScope.ts';
import { product } from './product.ts';

/** What the API reference of the Charts covers. */
export const api: ApiScope = {
  product: product.folder,
  path: product.apiPath,
  packages: product.packages,
  interfaces: [
    'AxisConfig',
    'XAxis',
    'YAxis',
    'BarSeriesType',
    'LineSeriesType',
    'PieSeriesType',
    'ScatterSeriesType',
    'RadarSeriesType',
    'FunnelSeriesType',
    'HeatmapSeriesType',
    'SankeySeriesType',
    'ZoomOptions',
    'ZoomSliderOptions',
    'ChartsLocaleText',
    'ChartImageExportOptions',
    'ChartPrintExportOptions',
  ],
  eventLookup: null,
  ignored: [
    {
      exports: /[a-z]{2}[A-Z]{2}(LocaleText|LocalText)?|DEFAULT_LOCALE/,
      reason: 'a translation: the Localization page lists them',
    },
    {
      exports: /\w+_PLUGINS|\w+PluginSignatures|UseChart\w+(Signature|Instance)/,
      reason: 'wiring of the chart plugins, which are not for applications yet',
    },
    {
      exports: [
        'useChartCartesianAxis',
        'useChartClosestPoint',
        'useChartHighlight',
        'useChartInteraction',
        'useChartPolarAxis',
        'useChartProExport',
        'useChartProZoom',
        'useChartTooltip',
        'useChartVisibilityManager',
        'useChartZAxis',
      ],
      reason: 'a chart plugin in the form of a hook; it only works inside a chart',
    },
  ],
};
