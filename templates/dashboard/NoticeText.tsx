import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import type { Notice } from './notices';

/** Props of the text of a notice. */
export interface NoticeTextProps {
  notice: Notice;
  isUnread: boolean;
}

/** Title and detail of a notice, with a mark on those not read yet. */
export default function NoticeText({ notice, isUnread }: NoticeTextProps) {
  return (
    <Box sx={{ flexGrow: 1, py: 0.5 }}>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', justifyContent: 'space-between' }}>
        <Typography component="span" sx={{ fontWeight: isUnread ? 650 : 400 }}>
          {notice.title}
        </Typography>
        {isUnread && <Chip label="New" size="small" color="primary" />}
      </Box>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 0.25 }}>
        {notice.detail}
      </Typography>
    </Box>
  );
}
