import type { PropGroupRules } from '#model/api/PropGroup.ts';

/** Subjects of the props of charts: the first rule that matches a name decides. */
export const propGroupRules: PropGroupRules = [
  ['customization', /^slots$|^slotProps$|^children$|^plugins$|^localeText$|^showToolbar$/],
  ['zoom', /zoom/i],
  [
    'interaction',
    /highlight|tooltip|voronoi|disableAxisListener|keyboard|hiddenItems|LineItem|^hideLegend$/i,
  ],
  ['interaction', /^on[A-Z]|^brushConfig$/],
  ['axes', /axis$|^grid$|^radar$|^divisions$|^stripeColor$/i],
  ['data', /^series$|^dataset$|^data$|^valueFormatter$|^loading$|^plotType$/],
  [
    'appearance',
    /^(width|height|margin|colors?|layout|sx|class(es|Name)|theme|curve|area|shape|gap|baseline)$/,
  ],
  ['appearance', /^(skipAnimation|borderRadius|barLabel|disableClipping|clipAreaOffset|renderer)$/],
  ['accessibility', /^(title|desc)$/],
  ['advanced', /^apiRef$|^id$|^experimentalFeatures$/],
];
