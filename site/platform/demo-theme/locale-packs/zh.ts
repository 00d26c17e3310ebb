import { zhCN as core } from '@mui/material/locale';
import { zhCN as grid } from '@mui/x-data-grid/locales';
import { zhCN as pickers } from '@mui/x-date-pickers/locales';

/** The library's Chinese locale; its charts have none. */
export const packs: object[] = [core, grid, pickers];
