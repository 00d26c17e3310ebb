import { expect, it } from 'vitest';
import { usesIconFont } from './usesIconFont.ts';

it.each([
  ["import Icon from '@mui/material/Icon';", true],
  ["import Icon, { type IconProps } from '@mui/material/Icon';", true],
  ["import { Box, Icon } from '@mui/material';", true],
  ["import IconButton from '@mui/material/IconButton';", false],
  ["import { IconButton, SvgIcon } from '@mui/material';", false],
  ["import FolderIcon from '@mui/icons-material/Folder';", false],
])('finds in %j the icon font: %s', (code, isUsed) => {
  expect(usesIconFont(['const data = 1;', code])).toBe(isUsed);
});
