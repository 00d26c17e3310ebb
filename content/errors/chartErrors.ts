import type { ErrorNotes } from '#model/errors/ErrorNote.ts';

/** Notes on the messages of the Charts. */
export const chartErrors: ErrorNotes = {
  'should-be-of-type-band-to-display-the-bar-series-of-id': {
    cause: 'A bar chart has an axis for its categories whose `scaleType` is not `band`.',
    remedy:
      "Set `scaleType: 'band'` on that axis, which is the x-axis of vertical bars and the y-axis of horizontal ones.",
    links: ['/x/react-charts/bars#basics', '/x/react-charts/axis#scale-types'],
  },
  'should-have-data-property': {
    cause: 'The axis for the categories of a bar chart has no `data`.',
    remedy: 'Pass the categories as `data`, or as `dataKey` together with `dataset`.',
    links: ['/x/react-charts/axis#axis-data', '/x/react-charts/bars#dataset'],
  },
  'should-be-a-continuous-type-to-display-the-bar-series-of-id': {
    cause: 'The axis for the values of a bar chart has a `band` or `point` scale.',
    remedy:
      'Remove `scaleType` from the axis of the values, or swap the axes. For horizontal bars, set `layout="horizontal"`.',
    links: ['/x/react-charts/bars#horizontal-bars', '/x/react-charts/axis#scale-types'],
  },
  'has-less-data-values-than-the-bar-series-of-id-values': {
    cause:
      'A bar series has more values than its axis has categories, so the last bars have no place.',
    remedy: 'Give the axis as many values as the longest series.',
    links: ['/x/react-charts/axis#axis-data', '/x/react-charts/bars#basics'],
  },
  'bar-series-with-id-has-no-data': {
    cause: 'A bar series has no `data`, and the chart has no `dataset`.',
    remedy: 'Pass `data` in the series, or a `dataset` with a `dataKey` in the series.',
    links: ['/x/react-charts/bars#dataset'],
  },
  'bar-series-with-id-has-no-data-and-no-datakey': {
    cause: 'The chart has a `dataset`, but a bar series does not name the property to plot.',
    remedy: 'Add `dataKey` to the series.',
    links: ['/x/react-charts/bars#dataset'],
  },
  'your-dataset-key-is-used-for-plotting-bars-but-the-dataset-contains': {
    cause:
      'The property that a bar series plots contains something other than a number or `null`, often a number as text.',
    remedy: 'Convert the values with `Number()`, and use `null` for missing ones.',
    links: ['/x/react-charts/bars#dataset'],
  },
  'line-series-with-id-has-no-data': {
    cause: 'A line series has no `data`, and the chart has no `dataset`.',
    remedy: 'Pass `data` in the series, or a `dataset` with a `dataKey` in the series.',
    links: ['/x/react-charts/lines#data-format', '/x/react-charts/lines#dataset'],
  },
  'line-series-with-id-has-no-data-and-no-datakey': {
    cause: 'The chart has a `dataset`, but a line series does not name the property to plot.',
    remedy: 'Add `dataKey` to the series.',
    links: ['/x/react-charts/lines#dataset'],
  },
  'your-dataset-key-is-used-for-plotting-lines-but-the-dataset-contains': {
    cause:
      'The property that a line series plots contains something other than a number or `null`, often a number as text.',
    remedy: 'Convert the values with `Number()`, and use `null` for missing ones.',
    links: ['/x/react-charts/lines#dataset', '/x/react-charts/lines#missing-data'],
  },
  'should-have-data-property-to-be-able-to-display-a-line-plot': {
    cause: 'A line series is plotted against an x-axis without `data`.',
    remedy: 'Pass the positions as `data` of the x-axis, or as `dataKey` together with `dataset`.',
    links: ['/x/react-charts/lines#x-axis-scale', '/x/react-charts/axis#axis-data'],
  },
  'the-data-length-of-the-x-axis-items-is-lower-than-the': {
    cause: 'A line series has more values than the x-axis has positions.',
    remedy:
      'Give the x-axis as many values as the longest series. While data loads, update both in the same render.',
    links: ['/x/react-charts/axis#axis-data', '/x/react-charts/lines#data-format'],
  },
  'scatter-series-with-id-has-incomplete-datasetkeys': {
    cause: 'A scatter series with `datasetKeys` does not name all properties that a point needs.',
    remedy: 'Set `x` and `y` in `datasetKeys`.',
    links: ['/x/react-charts/scatter#dataset'],
  },
  'x-axis-uses-datakey-but-no-dataset-is-provided': {
    cause: 'An x-axis has a `dataKey`, but the chart has no `dataset` to read it from.',
    remedy: 'Pass `dataset` to the chart, or `data` to the axis.',
    links: ['/x/react-charts/axis#axis-data', '/x/react-charts/lines#dataset'],
  },
  'y-axis-uses-datakey-but-no-dataset-is-provided': {
    cause: 'A y-axis has a `dataKey`, but the chart has no `dataset` to read it from.',
    remedy: 'Pass `dataset` to the chart, or `data` to the axis.',
    links: ['/x/react-charts/axis#axis-data', '/x/react-charts/bars#dataset'],
  },
  'z-axis-uses-datakey-but-no-dataset-is-provided': {
    cause: 'A z-axis has a `dataKey`, but the chart has no `dataset` to read it from.',
    remedy: 'Pass `dataset` to the chart, or `data` to the z-axis.',
    links: ['/x/react-charts/scatter#color-scale', '/x/react-charts/scatter#dataset'],
  },
  'axis-uses-datakey-but-no-dataset-is-provided': {
    cause:
      'A radius or rotation axis has a `dataKey`, but the chart has no `dataset` to read it from.',
    remedy: 'Pass `dataset` to the chart, or `data` to the axis.',
    links: ['/x/react-charts/composition#provider-and-surface'],
  },
  'series-id-is-not-unique': {
    cause: 'Two series of a chart have the same `id`.',
    remedy: 'Give each series its own `id`, or leave it out.',
    links: ['/x/react-charts/bars#series-ids', '/x/react-charts/lines#series-ids'],
  },
  'the-following-axis-ids-are-duplicated': {
    cause: 'Two axes of a chart have the same `id`.',
    remedy:
      'Give each axis its own `id`, and refer to it from the series with `xAxisId` or `yAxisId`.',
    links: ['/x/react-charts/axis#multiple-axes'],
  },
  'no-axis-found-the-axisid-is-probably-invalid': {
    cause: 'A `ChartsXAxis` or `ChartsYAxis` has an `axisId` that no axis of the chart has.',
    remedy: 'Pass the `id` of an axis from the `xAxis` or `yAxis` prop.',
    links: ['/x/react-charts/composition#axis-and-grid', '/x/react-charts/axis#multiple-axes'],
  },
  'the-following-ids-provided-to-use-series-could-not-be-found': {
    cause:
      'A hook such as `useLineSeries()` received the id of a series that the chart does not have, or that has another type.',
    remedy: 'Pass ids of series of that type, or no id to get all of them.',
    links: ['/x/react-charts/hooks#series-and-data-hooks'],
  },
  'the-position-value-provided-for-the-axis-is-not-valid-for-the': {
    cause:
      'The highlighted value is not one of the values of a `band` axis, so there is no band to highlight.',
    remedy:
      'Check that the axis data has no duplicates or missing values. With a controlled highlight, pass an existing index.',
    links: [
      '/x/react-charts/highlighting#axis-highlight',
      '/x/react-charts/highlighting#controlled-axis-highlight',
    ],
  },
  'the-chartsreferenceline-cannot-have-both-x-and-y-props-set': {
    cause: 'A `ChartsReferenceLine` has both `x` and `y`.',
    remedy: 'Set one of them, and render two lines to draw a cross.',
    links: ['/x/react-charts/axis#reference-lines'],
  },
  'the-chartsreferenceline-should-have-a-value-in-x-or-y-prop': {
    cause: 'A `ChartsReferenceLine` has neither `x` nor `y`, or the value is `undefined`.',
    remedy: 'Set `x` or `y`, and render the line only when the value is known.',
    links: ['/x/react-charts/axis#reference-lines'],
  },
  'the-value-does-not-exist-in-the-data-of-x-axis-with': {
    cause: 'A reference line marks a value that a `band` or `point` x-axis does not contain.',
    remedy:
      'Pass a value from the data of the axis, with the same type. Dates have to be equal as values of the axis.',
    links: ['/x/react-charts/axis#reference-lines', '/x/react-charts/axis#scale-types'],
  },
  'the-value-does-not-exist-in-the-data-of-y-axis-with': {
    cause: 'A reference line marks a value that a `band` or `point` y-axis does not contain.',
    remedy: 'Pass a value from the data of the axis, with the same type.',
    links: ['/x/react-charts/axis#reference-lines', '/x/react-charts/axis#scale-types'],
  },
  'chartsgroupedxaxis-only-supports-the-band-and-point-scale-types': {
    cause: 'An x-axis with `groups` has a continuous scale.',
    remedy: "Set `scaleType: 'band'` or `scaleType: 'point'`, or remove `groups`.",
    links: ['/x/react-charts/axis#grouped-axes'],
  },
  'chartsgroupedyaxis-only-supports-the-band-and-point-scale-types': {
    cause: 'A y-axis with `groups` has a continuous scale.',
    remedy: "Set `scaleType: 'band'` or `scaleType: 'point'`, or remove `groups`.",
    links: ['/x/react-charts/axis#grouped-y-axis'],
  },
  'chartcontainer-does-not-have-width-prop-and-its-container-has-no-width': {
    cause: 'The chart has no `width`, and the element around it is 0 pixels wide.',
    remedy:
      'Set `width`, or give the parent a width. In a flex row, the parent needs `flex: 1` and `minWidth: 0`.',
    links: ['/x/react-charts/styling#size', '/x/react-charts/composition#responsive-size'],
  },
  'chartcontainer-does-not-have-height-prop-and-its-container-has-no-height': {
    cause: 'The chart has no `height`, and the element around it is 0 pixels high.',
    remedy: 'Set `height` on the chart, or give the parent a height.',
    links: ['/x/react-charts/styling#size', '/x/react-charts/composition#responsive-size'],
  },
  'could-not-find-the-charts-context-this-happens-when-the-component-is': {
    cause:
      'A part of a chart, or a hook for charts, was used outside a chart. Two installed versions of the package cause the same error.',
    remedy:
      'Wrap it in `<ChartsDataProvider>` or `<ChartsContainer>`, or pass it as a child to a chart. Run `npm ls @mui/x-charts` to find a second version.',
    links: [
      '/x/react-charts/composition#provider-and-surface',
      '/x/react-charts/components#errors',
    ],
  },
  'could-not-find-the-charts-slots-context': {
    cause: 'A component that reads the slots of a chart was rendered outside the data provider.',
    remedy: 'Wrap it in `<ChartsDataProvider>`, which also takes `slots` and `slotProps`.',
    links: ['/x/react-charts/composition#provider-and-surface', '/x/react-charts/components#slots'],
  },
  'can-not-find-the-charts-localization-context': {
    cause: 'A component with text, such as an overlay, was rendered outside a chart.',
    remedy:
      'Render it inside a chart or a data provider, or wrap it in `<ChartsLocalizationProvider>`.',
    links: ['/x/react-charts/localization#set-translations-locally'],
  },
  'could-not-find-the-svg-ref-context': {
    cause: 'The hook `useSvgRef()` was called outside a chart.',
    remedy: 'Call it in a component that you render inside a chart.',
    links: ['/x/react-charts/composition#provider-and-surface'],
  },
  'received-an-unknown-value-it-should-be-a-number-or-a-string': {
    cause:
      'A size of a pie or gauge, such as `innerRadius` or `cx`, is a string that is not a percentage.',
    remedy: "Pass pixels as a number, or a share as a string such as `'80%'`.",
    links: ['/x/react-charts/pie#sizing', '/x/react-charts/gauge#arc-geometry'],
  },
  'no-identifier-serializer-found-for-series-type': {
    cause: 'An item was identified by a `type` of series that this chart does not know.',
    remedy:
      'Use a type that the chart has. A composed chart needs the series configuration of the type.',
    links: ['/x/react-charts/composition#series-types', '/x/react-charts/plugins'],
  },
  'the-highlighteditem-switched-between-controlled-and-uncontrolled-state': {
    cause: 'The `highlightedItem` prop changed between `undefined` and a value.',
    remedy: 'Pass `null` while no item is highlighted.',
    links: ['/x/react-charts/highlighting#controlled-item-highlight'],
  },
  'a-chart-component-is-changing-the-hiddenitems-from-uncontrolled-to-controlled': {
    cause: 'The `hiddenItems` prop was `undefined` in the first render and has a value now.',
    remedy: 'Pass an array from the first render on, empty if nothing is hidden.',
    links: ['/x/react-charts/legend#controlled-visibility'],
  },
  'a-chart-component-is-changing-the-zoomdata-from-uncontrolled-to-controlled': {
    cause: 'The `zoomData` prop was `undefined` in the first render and has a value now.',
    remedy: 'Pass an array from the first render on, or set the start with `initialZoom`.',
    links: [
      '/x/react-charts/zoom-and-pan#controlled-zoom',
      '/x/react-charts/zoom-and-pan#initial-zoom',
    ],
  },
  'you-radar-axis-try-displaying-values-for-the-metric-which-does-nto': {
    cause: 'A radar axis names a metric that the radar chart does not have.',
    remedy: 'Pass one of the names in `radar.metrics`.',
    links: ['/x/react-charts/radar#axis-values', '/x/react-charts/radar#metrics'],
  },
  'point-scale-is-not-supported-in-funnelchart-please-use-band-scale-instead': {
    cause: "The `categoryAxis` of a funnel chart has `scaleType: 'point'`.",
    remedy: "Set `scaleType: 'band'`, or a continuous scale for sections of different sizes.",
    links: ['/x/react-charts/funnel#category-axis', '/x/react-charts/funnel#scaled-sections'],
  },
  'the-categoryaxis-position-is-set-to-but-the-series-layout-is': {
    cause:
      'The position of the `categoryAxis` is on a side along which the sections of the funnel do not follow each other.',
    remedy:
      'Use `left` or `right` for a vertical funnel, and `top` or `bottom` for a horizontal one.',
    links: ['/x/react-charts/funnel#category-axis'],
  },
  'sankey-series-context-is-missing-ensure-the-sankeyplot-is-used-inside-a': {
    cause: 'A part of a Sankey chart was rendered in a provider that has no Sankey series.',
    remedy:
      'Use `ChartsDataProviderPro` with a series of type `sankey`, its series configuration, and its plugins.',
    links: ['/x/react-charts/sankey#composition'],
  },
  'sankey-diagram-contains-circular-references': {
    cause:
      'The links of a Sankey chart lead from a node back to itself, directly or over other nodes.',
    remedy:
      'Remove the link that closes the circle, or split the node in two, such as `Stock (start)` and `Stock (end)`.',
    links: ['/x/react-charts/sankey#limits'],
  },
  'failed-to-import-rasterizehtml-module-this-dependency-is-mandatory-when-exporting-a': {
    cause:
      'A chart was exported as an image, and the optional package `rasterizehtml` is not installed.',
    remedy: 'Run `npm install rasterizehtml`.',
    links: ['/x/react-charts/export#image-exporting'],
  },
  'cannot-export-an-image-with-zero-width-or-height-width-px-height': {
    cause: 'The chart was exported while it had no size, for example in a hidden tab.',
    remedy: 'Show the chart before you export it, or give it a `width` and a `height`.',
    links: ['/x/react-charts/export#image-exporting', '/x/react-charts/styling#size'],
  },
  'failed-to-create-blob-from-canvas': {
    cause:
      'The browser could not encode the image. It is too large for a canvas, or the format is not supported.',
    remedy: 'Export a smaller chart, or choose `image/png` as the `type`.',
    links: ['/x/react-charts/export#export-formats'],
  },
  'error-exporting-chart-as-print': {
    cause: 'The print export failed. The console shows the error after this text.',
    remedy: 'Read that error. A style sheet blocked by a content security policy is a common one.',
    links: [
      '/x/react-charts/export#content-security-policy-csp',
      '/x/react-charts/export#print-or-export-as-pdf',
    ],
  },
  'error-exporting-chart-as-image': {
    cause: 'The image export failed. The console shows the error after this text.',
    remedy: 'Read that error, and check that `rasterizehtml` is installed.',
    links: [
      '/x/react-charts/export#image-exporting',
      '/x/react-charts/export#content-security-policy-csp',
    ],
  },
};
