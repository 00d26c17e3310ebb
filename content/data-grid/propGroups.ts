import type { PropGroupRules } from '#model/api/PropGroup.ts';

/** Subjects of the props of a grid: the first rule that matches a name decides. */
export const propGroupRules: PropGroupRules = [
  ['integrations', /chart|aiAssistant|Prompt|AiAssistant/i],
  ['accessibility', /^aria-|^label$|^localeText$|^tabNavigation$/],
  ['customization', /^slots$|^slotProps$|^components?(Props)?$/],
  ['performance', /virtual|BufferPx$|^resizeThrottleMs$|^throttleRowsMs$/i],
  ['sorting', /sort/i],
  ['filtering', /filter|diacritics/i],
  ['pagination', /pagination|pageSize|^rowCount$|onRowCountChange|estimatedRowCount/i],
  ['selection', /select(?!or)/i],
  ['exporting', /clipboard|export|disableEval/i],
  ['editing', /edit|modesModel|processRowUpdate|undo|redo|^history/i],
  [
    'grouping',
    /rowGrouping|treeData|aggregat|pivot|^groupingColDef|groupingExpansion|GroupExpanded/i,
  ],
  ['data', /^rows$|^getRowId$|dataSource|loading|onFetchRows|RowsScrollEnd|scrollEndThreshold/i],
  ['events', /^on(Cell|Row|ColumnHeader)?(Click|DoubleClick|KeyDown|ContextMenu)$|^onColumnHeader/],
  ['events', /^on(Menu|PreferencePanel|Sidebar)(Open|Close)$|^onResize$/],
  ['columns', /column(?!VerticalBorder)|autosize/i],
  ['rows', /^(getEstimated|get|pinned|is|isValid|onPinned)?row(?!BufferPx)|detailPanel|^listView/i],
  ['rows', /^(getRow|onRow)(Height|Spacing|OrderChange)|^getEstimatedRowHeight|^on.*DetailPanel/],
  ['appearance', /density|^show|^hideFooter|^sx$|^class|^style$|ClassName$|autoHeight|scrollbar/i],
  ['advanced', /^apiRef$|^initialState$|^log|^nonce$|^experimentalFeatures$/],
];
