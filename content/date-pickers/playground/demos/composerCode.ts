import { components, importName, locales } from './options';
import type { Choice } from './options';
import { activeOptions, compose } from './pickerProps';

/** A file that renders the composed picker. */
export function composerCode(choice: Choice): string {
  const { isRange } = components[choice.component];
  const packageName = isRange ? '@mui/x-date-pickers-pro' : '@mui/x-date-pickers';
  const name = importName(choice);
  const [dateLocale, textLocale] = locales[choice.locale];
  const hasZone = choice.zone !== 'default';
  const providerProps = [
    'dateAdapter={AdapterDayjs}',
    ...(dateLocale === 'en' ? [] : [`adapterLocale="${dateLocale}"`]),
    ...(textLocale ? ['localeText={localeText}'] : []),
  ];

  return [
    ...(activeOptions(choice).has('arrowIcon')
      ? ["import EventIcon from '@mui/icons-material/Event';"]
      : []),
    "import dayjs from 'dayjs';",
    ...(dateLocale === 'en' ? [] : [`import 'dayjs/locale/${dateLocale}';`]),
    ...(hasZone
      ? ["import timezone from 'dayjs/plugin/timezone';", "import utc from 'dayjs/plugin/utc';"]
      : []),
    `import { AdapterDayjs } from '${packageName}/AdapterDayjs';`,
    `import { LocalizationProvider } from '${packageName}/LocalizationProvider';`,
    `import { ${name} } from '${packageName}/${name}';`,
    ...(textLocale ? [`import { ${textLocale} } from '${packageName}/locales';`] : []),
    '',
    ...(hasZone ? ['dayjs.extend(utc);', 'dayjs.extend(timezone);', ''] : []),
    ...(textLocale
      ? [
          'const { localeText } =',
          `  ${textLocale}.components.MuiLocalizationProvider.defaultProps;`,
          '',
        ]
      : []),
    'export default function SiteVisit() {',
    '  return (',
    `    <LocalizationProvider ${providerProps.join(' ')}>`,
    `      <${name}`,
    ...compose(choice).lines.map((line) => `        ${line}`),
    '      />',
    '    </LocalizationProvider>',
    '  );',
    '}',
    '',
  ].join('\n');
}
