import AirportShuttleOutlined from '@mui/icons-material/AirportShuttleOutlined';
import InsightsOutlined from '@mui/icons-material/InsightsOutlined';
import ListAltOutlined from '@mui/icons-material/ListAltOutlined';

/** The parts of the dashboard that the menu leads to. */
export type ViewId = 'overview' | 'visits' | 'vans';

/** The entries of the menu, with the title and the introduction of the part they open. */
export const views = [
  {
    id: 'overview',
    label: 'Overview',
    Icon: InsightsOutlined,
    title: 'Winter on the road',
    lead: 'Four vans, twenty stops, one visit a week to each: the quarter against the same weeks of 2025.',
  },
  {
    id: 'visits',
    label: 'Visit log',
    Icon: ListAltOutlined,
    title: 'Visit log',
    lead: 'Every planned visit with what was borrowed and how punctual the van was.',
  },
  {
    id: 'vans',
    label: 'Vans',
    Icon: AirportShuttleOutlined,
    title: 'The vans',
    lead: 'One van drives one route. More than five minutes behind the timetable counts as late.',
  },
] as const satisfies { id: ViewId; [key: string]: unknown }[];
