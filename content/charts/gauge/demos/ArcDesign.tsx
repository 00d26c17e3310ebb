import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Gauge, gaugeClasses } from '@mui/x-charts/Gauge';

export default function ArcDesign() {
  return (
    <Stack sx={{ width: '100%', alignItems: 'center' }}>
      <Gauge
        aria-label="Fill level of the cistern"
        aria-valuetext="82 percent"
        height={200}
        value={82}
        cornerRadius="50%"
        innerRadius="72%"
        text="82%"
        // preview-start
        sx={(theme) => ({
          [`& .${gaugeClasses.valueText} text`]: { fontSize: 32, fontWeight: 600 },
          [`& .${gaugeClasses.valueArc}`]: { fill: theme.palette.success.main },
          [`& .${gaugeClasses.referenceArc}`]: { fill: theme.palette.action.hover },
        })}
        // preview-end
      />
      <Typography variant="body2">Water in the cistern</Typography>
    </Stack>
  );
}
