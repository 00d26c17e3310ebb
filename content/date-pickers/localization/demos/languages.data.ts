import 'dayjs/locale/be';
import 'dayjs/locale/bg';
import 'dayjs/locale/bn';
import 'dayjs/locale/ca';
import 'dayjs/locale/cs';
import 'dayjs/locale/da';
import 'dayjs/locale/de';
import 'dayjs/locale/el';
import 'dayjs/locale/en';
import 'dayjs/locale/es';
import 'dayjs/locale/eu';
import 'dayjs/locale/fa';
import 'dayjs/locale/fi';
import 'dayjs/locale/fr';
import 'dayjs/locale/he';
import 'dayjs/locale/hr';
import 'dayjs/locale/hu';
import 'dayjs/locale/is';
import 'dayjs/locale/it';
import 'dayjs/locale/ja';
import 'dayjs/locale/kk';
import 'dayjs/locale/ko';
import 'dayjs/locale/mk';
import 'dayjs/locale/nb';
import 'dayjs/locale/nl';
import 'dayjs/locale/nn';
import 'dayjs/locale/pl';
import 'dayjs/locale/pt';
import 'dayjs/locale/pt-br';
import 'dayjs/locale/ro';
import 'dayjs/locale/ru';
import 'dayjs/locale/sk';
import 'dayjs/locale/sv';
import 'dayjs/locale/tr';
import 'dayjs/locale/uk';
import 'dayjs/locale/ur';
import 'dayjs/locale/vi';
import 'dayjs/locale/zh-cn';
import 'dayjs/locale/zh-hk';
import 'dayjs/locale/zh-tw';
import {
  beBY,
  bgBG,
  bnBD,
  caES,
  csCZ,
  daDK,
  deDE,
  elGR,
  enUS,
  esES,
  eu,
  faIR,
  fiFI,
  frFR,
  heIL,
  hrHR,
  huHU,
  isIS,
  itIT,
  jaJP,
  koKR,
  kzKZ,
  mk,
  nbNO,
  nlNL,
  nnNO,
  plPL,
  ptBR,
  ptPT,
  roRO,
  ruRU,
  skSK,
  svSE,
  trTR,
  ukUA,
  urPK,
  viVN,
  zhCN,
  zhHK,
  zhTW,
} from '@mui/x-date-pickers/locales';

const packs = {
  beBY,
  bgBG,
  bnBD,
  caES,
  csCZ,
  daDK,
  deDE,
  elGR,
  enUS,
  esES,
  eu,
  faIR,
  fiFI,
  frFR,
  heIL,
  hrHR,
  huHU,
  isIS,
  itIT,
  jaJP,
  koKR,
  kzKZ,
  mk,
  nbNO,
  nlNL,
  nnNO,
  plPL,
  ptBR,
  ptPT,
  roRO,
  ruRU,
  skSK,
  svSE,
  trTR,
  ukUA,
  urPK,
  viVN,
  zhCN,
  zhHK,
  zhTW,
};

/** Every locale pack of the pickers, with the locale of Day.js and the name of the language. */
export const languages = [
  { pack: 'beBY', locale: 'be', name: 'Беларуская' },
  { pack: 'bgBG', locale: 'bg', name: 'Български' },
  { pack: 'bnBD', locale: 'bn', name: 'বাংলা' },
  { pack: 'caES', locale: 'ca', name: 'Català' },
  { pack: 'csCZ', locale: 'cs', name: 'Čeština' },
  { pack: 'daDK', locale: 'da', name: 'Dansk' },
  { pack: 'deDE', locale: 'de', name: 'Deutsch' },
  { pack: 'elGR', locale: 'el', name: 'Ελληνικά' },
  { pack: 'enUS', locale: 'en', name: 'English' },
  { pack: 'esES', locale: 'es', name: 'Español' },
  { pack: 'eu', locale: 'eu', name: 'Euskara' },
  { pack: 'faIR', locale: 'fa', name: 'فارسی' },
  { pack: 'fiFI', locale: 'fi', name: 'Suomi' },
  { pack: 'frFR', locale: 'fr', name: 'Français' },
  { pack: 'heIL', locale: 'he', name: 'עברית' },
  { pack: 'hrHR', locale: 'hr', name: 'Hrvatski' },
  { pack: 'huHU', locale: 'hu', name: 'Magyar' },
  { pack: 'isIS', locale: 'is', name: 'Íslenska' },
  { pack: 'itIT', locale: 'it', name: 'Italiano' },
  { pack: 'jaJP', locale: 'ja', name: '日本語' },
  { pack: 'koKR', locale: 'ko', name: '한국어' },
  { pack: 'kzKZ', locale: 'kk', name: 'Қазақша' },
  { pack: 'mk', locale: 'mk', name: 'Македонски' },
  { pack: 'nbNO', locale: 'nb', name: 'Norsk (bokmål)' },
  { pack: 'nlNL', locale: 'nl', name: 'Nederlands' },
  { pack: 'nnNO', locale: 'nn', name: 'Norsk (nynorsk)' },
  { pack: 'plPL', locale: 'pl', name: 'Polski' },
  { pack: 'ptBR', locale: 'pt-br', name: 'Português (Brasil)' },
  { pack: 'ptPT', locale: 'pt', name: 'Português (Portugal)' },
  { pack: 'roRO', locale: 'ro', name: 'Română' },
  { pack: 'ruRU', locale: 'ru', name: 'Русский' },
  { pack: 'skSK', locale: 'sk', name: 'Slovenčina' },
  { pack: 'svSE', locale: 'sv', name: 'Svenska' },
  { pack: 'trTR', locale: 'tr', name: 'Türkçe' },
  { pack: 'ukUA', locale: 'uk', name: 'Українська' },
  { pack: 'urPK', locale: 'ur', name: 'اردو' },
  { pack: 'viVN', locale: 'vi', name: 'Tiếng Việt' },
  { pack: 'zhCN', locale: 'zh-cn', name: '简体中文' },
  { pack: 'zhHK', locale: 'zh-hk', name: '繁體中文（香港）' },
  { pack: 'zhTW', locale: 'zh-tw', name: '繁體中文（台灣）' },
] as const;

export type PackName = (typeof languages)[number]['pack'];

/** The labels that a pack translates. */
export function labelsOf(pack: PackName) {
  return packs[pack].components.MuiLocalizationProvider.defaultProps.localeText;
}
