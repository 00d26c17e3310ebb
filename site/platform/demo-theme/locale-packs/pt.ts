import { ptBR as core } from '@mui/material/locale';
import { ptBR as charts } from '@mui/x-charts/locales';
import { ptBR as grid } from '@mui/x-data-grid/locales';
import { ptBR as pickers } from '@mui/x-date-pickers/locales';

/** The library's Portuguese locale. */
export const packs: object[] = [core, grid, pickers, charts];
