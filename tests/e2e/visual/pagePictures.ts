import { templatePath, templatesPath } from '#model/Template.ts';
import { missingDocument } from '#tests/setup/quietPage.ts';
import { asOpened, at, untilItRuns, withApp } from './arrangements.ts';
import { phone, phoneDark, rtl, wide, wideDark } from './looks.ts';
import { type Picture, picture } from './Picture.ts';

const items = '/x/react-tree-view/simple-tree-view/items';
const calendar = '/x/react-date-pickers/date-calendar';
const rowHeight = '/x/api/data-grid/data-grid#data-grid-prop-rowHeight';

/** A page with something of everything: header, both navigations, text, a running demo and its tools. */
export const treePicture = picture('tree', items, wide, asOpened);

/**
 * Pages as they are read, those of products with a running demo in sight. None in Chinese: which font draws it is the
 * system's choice.
 */
export const pagePictures: readonly Picture[] = [
  picture('home', '/', wide, withApp),
  picture('home-phone-dark', '/', phoneDark, asOpened),
  picture('introduction-dark', '/x/introduction', wideDark, asOpened),
  picture('introduction-phone', '/x/introduction', phone, asOpened),
  picture('installation-rtl', '/x/introduction/installation', rtl(wide), asOpened),

  picture('grid', '/x/react-data-grid/sorting', wide, at('initial-order')),
  picture('grid-phone', '/x/react-data-grid/sorting', phone, at('SortByHeader')),
  picture('grid-rtl-dark', '/x/react-data-grid', rtl(wideDark), asOpened),
  picture('calendar-dark', calendar, wideDark, at('FirstCalendar')),
  picture('calendar-rtl-phone', calendar, rtl(phone), at('FirstCalendar')),
  picture('bars', '/x/react-charts/bars', wide, at('basics')),
  picture('lines-phone-dark', '/x/react-charts/lines', phoneDark, at('BasicLine')),
  picture('pie-rtl', '/x/react-charts/pie', rtl(wide), at('basics')),
  picture('tree-rtl-dark', items, rtl(wideDark), at('basics')),
  treePicture,
  picture('props', items, wide, at('try-the-props')),

  picture('api-row', rowHeight, wide, asOpened),
  picture('api-phone-dark', '/x/api/date-pickers/date-calendar', phoneDark, at('props')),
  picture('api-interface-rtl', '/x/api/data-grid/grid-aggregation-function', rtl(wide), asOpened),
  picture('templates-dark', templatesPath, wideDark, asOpened),
  picture('template', templatePath('dashboard'), wide, untilItRuns),
  picture('template-phone-dark', templatePath('sign-up'), phoneDark, untilItRuns),
  picture('not-found', '/x/react-tree-view/simple-tree-view/item', wide, async (_page, noise) => {
    noise.allow(missingDocument);
  }),
];
