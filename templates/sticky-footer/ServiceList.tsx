import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import HourglassEmptyOutlined from '@mui/icons-material/HourglassEmptyOutlined';
import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import { services, type Service } from './services';

const badges = {
  works: { label: 'Works', color: 'success', icon: <CheckCircleOutlined /> },
  slow: { label: 'Slow', color: 'warning', icon: <HourglassEmptyOutlined /> },
} as const satisfies Record<Service['state'], object>;

/** Every part of the service with its state. */
export default function ServiceList() {
  return (
    <>
      <Typography variant="h2" component="h1">
        Two of three services work as usual
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 1, mb: 3 }}>
        Last check on 14 March 2026 at 09:30.
      </Typography>
      <Card>
        <List disablePadding>
          {services.map(({ name, state, detail }, index) => (
            <ListItem
              key={name}
              divider={index < services.length - 1}
              sx={{ py: 1.5, gap: 2 }}
              secondaryAction={<Chip variant="outlined" {...badges[state]} />}
            >
              <ListItemText primary={name} secondary={detail} sx={{ marginInlineEnd: 8 }} />
            </ListItem>
          ))}
        </List>
      </Card>
    </>
  );
}
