/**
 * Messages that no note explains, by the reason: readers cannot cause them with the public API, or another message is
 * printed with them.
 */
export const internalMessages: Readonly<Record<string, readonly string[]>> = {
  'checks of the library on itself': [
    'wrong-drag-direction',
    'expected-skeleton-cells-to-be-defined-with-data-field-attribute',
    'failed-assertion-should-not-be-rendered',
    'cant-apply-a-strategy-processor-before-defining-an-active-strategy',
    'no-processor-found-for-processor-on-strategy',
    'the-root-element-is-not-found',
    'unreachable',
    'unimplemented-colspan-feature-is-required',
    'unimplemented-rowspan-feature-is-required',
    'missing-support',
    'not-supported',
    'should-not-call-committoken-with-an-empty-token',
    'changesectionvalueformat-doesnt-support-week-day-formats',
    'invalid-section-type',
    'unknown-valuetype',
    'radar-chart-does-not-support-ordinal-axes',
    'the-was-not-found-to-compute-radar-dataindex',
    'getaxisvalue-is-not-implemented-for-polare-continuous-axes',
    'you-can-only-create-one-instance',
    'invalid-range',
    'there-is-no-ongoing-reordering',
    'unsupported-number-of-selectors',
    'missing-arguments',
    'unsupported-number-of-arguments',
    'unhandled-mui-x-license-status',
    'missing-status-handler',
    'the-release-information-is-missing-not-able-to-validate-license',
    'the-release-information-is-invalid-not-able-to-validate-license',
  ],
  'components that are not exported': [
    'missing-context-collapsible-subcomponents-must-be-placed-within-a-collapsible-component',
    'missing-context-resizablepanel-subcomponents-must-be-placed-within-a-resizablepanel-component',
  ],
  'the spatial index that scatter charts search, which receives its data from the chart': [
    'byteoffset-must-be-8-byte-aligned',
    'data-must-be-an-instance-of-arraybuffer-or-sharedarraybuffer',
    'data-does-not-appear-to-be-in-a-flatbush-format',
    'got-v-data-when-expected-v',
    'unrecognized-array-type',
    'missing-required-argument-numitems',
    'unexpected-numitems-value',
    'unexpected-typed-array-class',
    'added-items-when-expected',
    'data-not-yet-indexed-call-index-finish',
  ],
  'the layout of Sankey charts, whose errors the chart replaces with its own': [
    'missing',
    'circular-link',
  ],
  'a condition that is never true: above 90 and below -90 degrees at once': [
    'it-seems-you-applied-an-angle-larger-than-90-or-smaller-than',
  ],
  'the creation of license keys': [
    'ascii-only-support',
    'invalid-scope',
    'invalid-licensing-model',
  ],
};
