import type { Page } from '@playwright/test';
import { readShifts } from '#tests/setup/layoutShifts.ts';
import type { Fault } from './Finding.ts';

const autosize = 'columns take their widths from cells that have to be rendered first';
const detail = 'a panel of automatic height is measured once it is open';

/** Demos about a component that moves its own parts after it has rendered them; nothing around them may move. */
const movingDemos: Record<string, string> = {
  AutosizeGroups: autosize,
  AutosizeHeaderFilters: autosize,
  AutosizeLoadedRows: autosize,
  AutosizeOnMount: autosize,
  AutosizeOnResize: autosize,
  AutosizeOptions: autosize,
  AutosizeWrappedText: autosize,
  FitAndFill: autosize,
  ControlledPanels: detail,
  PanelAtViewportWidth: detail,
  PanelAutoHeight: detail,
  PanelToggle: detail,
  PanelWithForm: detail,
  ToggleHeader: detail,
  FormattedPivotColumns: 'the columns of a pivot come with the answer of the server',
  LiveRows: 'a grid without rows shrinks to the rows that come',
  LoadingBar: 'the bar of a progress without an end moves',
  LoadingState: 'the rows of a grid follow its loading bar',
};

/** Parts of a footer, which make room for the number of rows when a server has told it, and the filler above it. */
const footerPart = /class="[^"]*(?:MuiTablePagination-|MuiDataGrid-filler)/;

/** Tells what moved by itself since the document was opened; `recordShifts` comes first. */
export async function shiftFaults(page: Page): Promise<Fault[]> {
  const shifts = await readShifts(page);
  return shifts
    .filter(({ demo }) => demo === null || !(demo in movingDemos))
    .filter(({ demo, moved }) => demo === null || !moved.every((part) => footerPart.test(part)))
    .map(({ value, moved, demo }) => ({
      kind: 'shifts',
      what: `shifted by ${value.toFixed(5)}${demo ? ` in ${demo}` : ''}: ${moved.join(' and ')}`,
    }));
}
