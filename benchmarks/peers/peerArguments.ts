import { peerAddress } from './PeerPage.ts';

/** The pages that stand for the others of their kind; page changes start from them. */
export const comparedPages = {
  prose: '/x/introduction/licensing',
  demo: '/x/react-data-grid/sorting',
};

const pages = [
  comparedPages.prose,
  comparedPages.demo,
  '/x/react-date-pickers/date-picker',
  '/x/react-charts/bars',
  '/x/api/data-grid/data-grid',
];
const from = [comparedPages.prose, comparedPages.demo];
const to = ['/x/introduction/support', '/x/react-data-grid/pagination'];

/** Arguments of the bench that compare our site with others in these folders, page by page and change by change. */
export function peerArguments(locations: Record<string, string>): string[] {
  const perSite = (option: string, paths: string[]) => [
    `--${option}`,
    `ours=${paths.join(',')}`,
    ...Object.keys(locations).flatMap((name) => [
      `--${option}`,
      `${name}=${paths.map(peerAddress).join(',')}`,
    ]),
  ];
  return [
    '--only',
    'pages,navigation',
    ...Object.entries(locations).flatMap(([name, folder]) => ['--site', `${name}=${folder}`]),
    ...perSite('pages', pages),
    ...perSite('from', from),
    ...perSite('to', to),
  ];
}
