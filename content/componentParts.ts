import type { ComponentParts } from '#model/inspector/ComponentParts.ts';
import type { InspectedSlot } from '#model/inspector/InspectorData.ts';

/** Slots by name and selector of their element, all with the prop that styles them. */
function slots(takes: InspectedSlot['takes'], selectors: Record<string, string>): InspectedSlot[] {
  return Object.entries(selectors).map(([name, selector]) => ({ name, selector, takes }));
}

/**
 * Which element takes the props of a slot, which takes `sx`, and which the theme does not reach. The types do not say
 * it, so it is written here by product; `pipeline/outputs/componentParts.test.tsx` renders components and checks it.
 */
export const componentParts: Readonly<Record<string, ComponentParts>> = {
  'data-grid': {
    slots: [
      ...slots('sx', {
        footer: '.MuiDataGrid-footerContainer',
        footerRowCount: '.MuiDataGrid-rowCount',
      }),
      ...slots('style', {
        row: '.MuiDataGrid-row',
        cell: '.MuiDataGrid-cell:not(.MuiDataGrid-cellEmpty)',
        toolbar: '.MuiDataGrid-toolbar',
        headerFilterCell: '.MuiDataGrid-columnHeader--filter',
        baseCheckbox: '.MuiDataGrid-checkboxInput',
      }),
      ...slots(null, { columnHeaders: '.MuiDataGrid-columnHeaders' }),
    ],
    sx: [[/^DataGrid/, '.MuiDataGrid-root']],
    unthemed: ['.MuiDataGrid-main--hiddenContent'],
  },
  'date-pickers': {
    slots: slots('sx', {
      calendarHeader:
        '.MuiPickersCalendarHeader-root, .MuiDateRangeCalendar-monthContainer > .MuiPickersArrowSwitcher-root',
      day: '.MuiDateRangePickerDay-root, .MuiPickersDay-root:not(.MuiPickersDay-hiddenDaySpacingFiller):not(.MuiDateRangePickerDay-day)',
      monthButton: '.MuiMonthCalendar-button',
      yearButton: '.MuiYearCalendar-button',
      previousIconButton: '.MuiPickersArrowSwitcher-previousIconButton',
      nextIconButton: '.MuiPickersArrowSwitcher-nextIconButton',
      leftArrowIcon: '.MuiPickersArrowSwitcher-leftArrowIcon',
      rightArrowIcon: '.MuiPickersArrowSwitcher-rightArrowIcon',
      switchViewButton: '.MuiPickersCalendarHeader-switchViewButton',
      switchViewIcon: '.MuiPickersCalendarHeader-switchViewIcon',
      textField: '.MuiPickersTextField-root',
      layout: '.MuiPickersLayout-root',
      toolbar:
        '.MuiDatePickerToolbar-root, .MuiTimePickerToolbar-root, .MuiDateTimePickerToolbar-root, .MuiDateRangePickerToolbar-root',
      actionBar: '.MuiPickersLayout-actionBar',
      shortcuts: '.MuiPickersLayout-shortcuts',
      tabs: '.MuiDateTimePickerTabs-root',
      digitalClockItem: '.MuiDigitalClock-item',
      digitalClockSectionItem: '.MuiMultiSectionDigitalClockSection-item',
      separator: '.MuiMultiInputDateRangeField-separator',
    }),
    sx: [
      [/^Static/, '.MuiPickersLayout-root'],
      [/Picker$|^(Date|Time|DateTime)Field$|^SingleInput/, '.MuiPickersTextField-root'],
    ],
    unthemed: ['.MuiPickersSlideTransition-root', '.MuiPickersToolbar-root'],
  },
  charts: {
    slots: [
      ...slots('sx', {
        legend:
          '.MuiChartsLegend-root, .MuiContinuousColorLegend-root, .MuiPiecewiseColorLegendClasses-root',
      }),
      ...slots('style', {
        axisLabel: '.MuiChartsAxis-label > text',
        axisLine: '.MuiChartsAxis-line',
        axisTick: '.MuiChartsAxis-tick',
        axisTickLabel: '.MuiChartsAxis-tickLabel',
        bar: '.MuiBarElement-root',
        barLabel: '.MuiBarLabel-root',
        line: '.MuiLineElement-root',
        area: '.MuiAreaElement-root',
        mark: '.MuiMarkElement-root',
        pieArc: '.MuiPieArc-root',
        pieArcLabel: '.MuiPieArcLabel-root',
        cell: '.MuiHeatmap-cell',
      }),
      ...slots(null, {
        toolbar: '.MuiChartsToolbar-root',
        marker: '.MuiScatterChart-marker',
        funnelSection: '.MuiFunnelSection-root',
      }),
    ],
    sx: [
      [/Container(Pro)?$|^SparkLineChart$/, '.MuiChartsSurface-root'],
      [/^(FunnelChart|Heatmap)$/, '.MuiChartsSurface-root, :has(> .MuiChartsSurface-root)'],
      [/Chart(Pro)?$/, ':has(> .MuiChartsSurface-root)'],
    ],
    unthemed: [
      '.MuiMarkElement-root',
      '.MuiContinuousColorLegend-root',
      '.MuiPiecewiseColorLegendClasses-root',
    ],
  },
  'tree-view': {
    slots: [
      ...slots('sx', { item: '.MuiTreeItem-root' }),
      ...slots('style', {
        content: '.MuiTreeItem-content',
        label: '.MuiTreeItem-label',
        iconContainer: '.MuiTreeItem-iconContainer',
        groupTransition: '.MuiTreeItem-groupTransition',
        checkbox: '.MuiTreeItem-checkbox',
      }),
    ],
    // Items also have the class of the root of their tree.
    sx: [
      [/^RichTreeView$/, '.MuiRichTreeView-root:not(.MuiTreeItem-root)'],
      [/^RichTreeViewPro$/, '.MuiRichTreeViewPro-root:not(.MuiTreeItem-root)'],
      [/^SimpleTreeView$/, '.MuiSimpleTreeView-root:not(.MuiTreeItem-root)'],
    ],
    unthemed: [],
  },
};
