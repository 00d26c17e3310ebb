/** What the changelog of the library says about an item, read by a person. */
export interface ChangelogFact {
  package: string;
  /** Key of the item: `DataGrid`, `DataGrid.prop.rows`. */
  item: string;
  what: 'added' | 'removed' | 'deprecated';
  /** The release whose entry names it. */
  release: string;
  /** Why the record says another minor; absent where both agree. */
  differs?: string;
}

const [grid, pickers, pickersPro, charts, chartsPro, tree] = [
  '@mui/x-data-grid',
  '@mui/x-date-pickers',
  '@mui/x-date-pickers-pro',
  '@mui/x-charts',
  '@mui/x-charts-pro',
  '@mui/x-tree-view',
] as const;

const added = (
  package_: string,
  item: string,
  release: string,
  differs?: string,
): ChangelogFact => ({
  package: package_,
  item,
  what: 'added',
  release,
  ...(differs !== undefined && { differs }),
});
const removed = (package_: string, item: string, release: string): ChangelogFact => ({
  package: package_,
  item,
  what: 'removed',
  release,
});
const deprecated = (package_: string, item: string, release: string): ChangelogFact => ({
  package: package_,
  item,
  what: 'deprecated',
  release,
});

const backported = 'the change was also released in the major before';

const inherited = 'an element has an attribute of this name, so the prop does not count as new';

/** A sample of entries from the changelogs that 8.29.3, 7.29, and 6.20 ship. */
export const changelogFacts: ChangelogFact[] = [
  added(grid, 'DataGrid.prop.tabNavigation', '8.19.0'),
  added(grid, 'DataGrid.prop.showToolbar', '8.0.0-alpha.13'),
  added(grid, 'DataGrid.prop.resetPageOnSortFilter', '7.27.0'),
  added(grid, 'DataGrid.prop.onColumnHeaderContextMenu', '7.20.0'),
  added(grid, 'DataGrid.prop.columnGroupHeaderHeight', '7.18.0'),
  added(grid, 'DataGrid.slot.columnHeaderSortIcon', '7.8.0'),
  added(grid, 'GridApi.property.getFilterState', '7.7.0'),
  added(grid, 'DataGrid.prop.resizeThrottleMs', '7.1.0'),
  added(grid, 'GridColDef.property.getSortComparator', '7.0.0-beta.5'),
  added(grid, 'GridColumnsManagement.prop.toggleAllMode', '7.0.0-beta.1'),
  added(grid, 'DataGrid.prop.slots', '6.0.0-beta.5'),
  added(grid, 'DataGrid.slot.baseIconButton', '6.0.0-beta.3'),
  added(grid, 'DataGrid.prop.apiRef', '6.0.0-alpha.12'),
  added(grid, 'DataGrid.prop.rowSelection', '6.0.0-alpha.6'),
  added(grid, 'GridColumnsPanel.prop.searchPredicate', '6.0.0-alpha.4', backported),
  removed(grid, 'GridOverlays', '8.0.0-alpha.2'),
  removed(grid, 'DataGrid.prop.indeterminateCheckboxAction', '8.0.0-alpha.2'),
  removed(grid, 'DataGrid.prop.rowPositionsDebounceMs', '8.0.0-alpha.3'),
  removed(grid, 'gridRowsDataRowIdToIdLookupSelector', '8.0.0-alpha.3'),
  removed(grid, 'GridApi.property.forceUpdate', '8.0.0-alpha.12'),
  deprecated(grid, 'DataGrid.prop.components', '6.0.0-beta.5'),
  added(pickers, 'usePickerAdapter', '8.6.0'),
  added(pickers, 'PickersFilledInput.class.inputSizeSmall', '8.5.3'),
  added(pickersPro, 'DateTimeRangePicker', '7.0.0-beta.0'),
  added(pickers, 'PickersTextField', '7.0.0-alpha.6'),
  added(pickers, 'DatePicker.prop.referenceDate', '6.12.1'),
  added(pickersPro, 'DateRangeCalendar.prop.referenceDate', '6.12.1'),
  added(pickersPro, 'SingleInputTimeRangeField', '6.0.0-alpha.14'),
  added(pickersPro, 'SingleInputDateTimeRangeField', '6.0.0-alpha.14'),
  added(pickersPro, 'MultiInputDateRangeField.prop.onError', '6.0.0-alpha.7'),
  added(pickers, 'DatePicker.prop.localeText', '6.0.0-alpha.0'),
  added(pickers, 'DateCalendar.prop.sx', '6.0.0-alpha.0'),
  removed(pickers, 'FieldValueType', '8.0.0-alpha.1'),
  removed(pickersPro, 'NonEmptyDateRange', '8.0.0-alpha.7'),
  removed(pickers, 'UseDateFieldComponentProps', '8.0.0-alpha.0'),
  deprecated(pickers, 'DatePicker.prop.disableOpenPicker', '8.0.0-beta.1'),
  added(chartsPro, 'Heatmap.prop.onItemClick', '8.27.0'),
  added(charts, 'BarChart.prop.initialHiddenItems', '8.25.0'),
  added(charts, 'BarSeriesType.property.barLabel', '8.17.0'),
  added(charts, 'useDataset', '8.17.0'),
  added(charts, 'ChartsBrushOverlay', '8.15.0'),
  added(chartsPro, 'SankeySeriesType.property.valueFormatter', '8.12.0'),
  added(charts, 'RadarAxis', '8.11.0'),
  added(charts, 'AxisConfig.property.groups', '8.10.0'),
  added(charts, 'BarSeriesType.property.minBarSize', '8.9.0'),
  added(chartsPro, 'FunnelSeriesType.property.funnelDirection', '8.8.0'),
  added(chartsPro, 'ChartImageExportOptions.property.onBeforeExport', '8.8.0'),
  added(chartsPro, 'useChartProApiRef', '8.7.0'),
  added(chartsPro, 'FunnelSeriesType.property.borderRadius', '8.3.0'),
  added(charts, 'SparkLineChart.prop.color', '8.0.0-alpha.11', inherited),
  added(charts, 'BarChart.prop.hideLegend', '8.0.0-alpha.0'),
  added(charts, 'LineSeriesType.property.baseline', '7.13.0'),
  added(charts, 'PieArcLabel.prop.arcLabelRadius', '7.0.0-alpha.7', backported),
  added(charts, 'AxisConfig.property.reverse', '7.0.0-beta.2', backported),
  added(charts, 'ChartsReferenceLine', '7.0.0-alpha.0', backported),
  deprecated(charts, 'BarPlot.prop.barLabel', '8.17.0'),
  added(tree, 'RichTreeView.prop.getItemChildren', '8.4.0'),
  added(tree, 'useTreeViewApiRef.result.getItemTree', '7.10.0'),
  added(tree, 'useTreeViewApiRef.result.getItemOrderedChildrenIds', '7.10.0'),
  added(tree, 'useTreeViewApiRef.result.getItemDOMElement', '7.9.0'),
  added(tree, 'RichTreeView.prop.expansionTrigger', '7.8.0'),
  added(tree, 'RichTreeView.prop.items', '7.0.0-alpha.7'),
  removed(tree, 'TreeView', '8.0.0-alpha.0'),
];
