import DoneAll from '@mui/icons-material/DoneAll';
import NotificationsOutlined from '@mui/icons-material/NotificationsOutlined';
import Badge from '@mui/material/Badge';
import Divider from '@mui/material/Divider';
import IconButton from '@mui/material/IconButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useId, useState } from 'react';
import NoticeText from './NoticeText';
import { notices, type Notice } from './notices';

/** Props of the notices. */
export interface NoticeMenuProps {
  onPick: (stopId: string) => void;
}

/** The notices behind a bell: picking one marks it as read and shows the stop it is about. */
export default function NoticeMenu({ onPick }: NoticeMenuProps) {
  const menuId = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [unread, setUnread] = useState(() => notices.map(({ id }) => id));
  const close = () => setAnchor(null);

  function pick({ id, stopId }: Notice) {
    setUnread(unread.filter((other) => other !== id));
    onPick(stopId);
    close();
  }

  function markAll() {
    setUnread([]);
    close();
  }

  return (
    <>
      <IconButton
        aria-label={`Notices, ${unread.length || 'none'} unread`}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? menuId : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Badge badgeContent={unread.length} color="primary">
          <NotificationsOutlined />
        </Badge>
      </IconButton>
      <Menu
        id={menuId}
        anchorEl={anchor}
        open={anchor !== null}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{
          list: { 'aria-label': 'Notices' },
          paper: { sx: { width: 360, maxWidth: 'calc(100% - 32px)' } },
        }}
      >
        {notices.map((notice) => (
          <MenuItem key={notice.id} onClick={() => pick(notice)} sx={{ whiteSpace: 'normal' }}>
            <NoticeText notice={notice} isUnread={unread.includes(notice.id)} />
          </MenuItem>
        ))}
        <Divider component="li" />
        <MenuItem disabled={unread.length === 0} onClick={markAll}>
          <ListItemIcon>
            <DoneAll fontSize="small" />
          </ListItemIcon>
          Mark all as read
        </MenuItem>
      </Menu>
    </>
  );
}
