import HandshakeOutlined from '@mui/icons-material/HandshakeOutlined';
import PlaceOutlined from '@mui/icons-material/PlaceOutlined';
import WaterDropOutlined from '@mui/icons-material/WaterDropOutlined';
import type { ReactNode } from 'react';

/** One thing the product does. */
interface Point {
  icon: ReactNode;
  title: string;
  text: string;
}

export const points: Point[] = [
  {
    icon: <PlaceOutlined />,
    title: 'Every object has an address',
    text: 'Room, case, shelf, and who moved it last.',
  },
  {
    icon: <WaterDropOutlined />,
    title: 'Damp is noticed before dawn',
    text: 'Sensors report by the hour and wake the right person.',
  },
  {
    icon: <HandshakeOutlined />,
    title: 'Loans come home',
    text: 'Papers, crates and return dates in one place.',
  },
];
