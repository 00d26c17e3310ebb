import { FunnelChart } from '@mui/x-charts-pro/FunnelChart';

// Invented data
const steps = [
  { value: 4200, label: 'Visited the shop' },
  { value: 1650, label: 'Filled a cart' },
  { value: 720, label: 'Entered an address' },
  { value: 590, label: 'Paid' },
];

export default function FirstFunnel() {
  return (
    <FunnelChart aria-label="Of 4,200 visitors, 590 paid" height={280} series={[{ data: steps }]} />
  );
}
