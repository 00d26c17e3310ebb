import * as React from 'react';
import AudioFileIcon from '@mui/icons-material/AudioFile';
import ImageIcon from '@mui/icons-material/Image';
import MoreVertIcon from '@mui/icons-material/MoreVert';
import PictureAsPdfIcon from '@mui/icons-material/PictureAsPdf';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { GridListViewColDef, GridRenderCellParams } from '@mui/x-data-grid-pro';
import type { Score } from './scores.data';

/** What the menu of a file can do. */
export type ScoreAction = 'details' | 'rename' | 'delete';

/** Provides the handler of the menus to the cells. */
export const ScoreActions = React.createContext<(action: ScoreAction, score: Score) => void>(
  () => {},
);

const icons = { PDF: PictureAsPdfIcon, Audio: AudioFileIcon, Image: ImageIcon };
const labels: Record<ScoreAction, string> = {
  details: 'Show details',
  rename: 'Rename',
  delete: 'Delete',
};

function ScoreItem({ row }: GridRenderCellParams<Score>) {
  const onAction = React.useContext(ScoreActions);
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const Icon = icons[row.type];
  const choose = (action: ScoreAction) => {
    setAnchor(null);
    onAction(action, row);
  };

  return (
    <Stack direction="row" sx={{ width: '100%', height: '100%', alignItems: 'center', gap: 1.5 }}>
      <Icon color="action" />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography variant="body2" noWrap>
          {row.name}
        </Typography>
        <Typography variant="caption" color="text.secondary" noWrap component="p">
          {row.voice}, {row.kilobytes.toLocaleString('en-US')} KB
        </Typography>
      </Box>
      <IconButton
        aria-label={`Actions for ${row.name}`}
        aria-haspopup="menu"
        onKeyDown={(event) => event.stopPropagation()}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <MoreVertIcon />
      </IconButton>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {(Object.keys(labels) as ScoreAction[]).map((action) => (
          <MenuItem key={action} onClick={() => choose(action)}>
            {labels[action]}
          </MenuItem>
        ))}
      </Menu>
    </Stack>
  );
}

/** The one column of the list of files. */
export const listViewColumn: GridListViewColDef<Score> = {
  field: 'file',
  renderCell: (params) => <ScoreItem {...params} />,
};
