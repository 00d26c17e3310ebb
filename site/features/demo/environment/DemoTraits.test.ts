import { describe, expect, it } from 'vitest';
import { adapterObstacle, demoTraits, zoneObstacle } from './DemoTraits.ts';

const traits = (ts: string) =>
  demoTraits({ files: [{ tsName: 'Demo.tsx', jsName: 'Demo.js', ts, js: ts }] });
const field = "import { DateField } from '@mui/x-date-pickers/DateField';";
const dayjsAdapter = "import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';";

describe('adapterObstacle', () => {
  it('lets a demo without dates of its own have another adapter', () => {
    const demo = traits(`${field}${dayjsAdapter}`);
    expect(demo.adapter).toBe('dayjs');
    expect(adapterObstacle(demo)).toBeNull();
  });

  it('says why another demo cannot', () => {
    expect(adapterObstacle(traits("import { DataGrid } from '@mui/x-data-grid';"))).toBe(
      'noPickers',
    );
    expect(adapterObstacle(traits(`${field}${dayjsAdapter}import dayjs from 'dayjs';`))).toBe(
      'ownDates',
    );
    expect(adapterObstacle(traits(`${field}import { AdapterMomentHijri } from 'x';`))).toBe(
      'otherAdapter',
    );
  });
});

describe('zoneObstacle', () => {
  it('needs pickers, a library with time zones, and a demo that sets none', () => {
    const demo = traits(`${field}${dayjsAdapter}`);
    expect(zoneObstacle(demo, 'dayjs')).toBeNull();
    expect(zoneObstacle(demo, 'date-fns')).toBe('noZones');
    expect(zoneObstacle(traits(`${field}<DateField timezone="UTC" />`), 'dayjs')).toBe('ownZone');
    expect(zoneObstacle(traits(''), 'dayjs')).toBe('noPickers');
  });
});
