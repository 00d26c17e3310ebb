export interface Charger {
  id: string;
  site: string;
  status: 'Free' | 'Charging' | 'Reduced';
  /** Power in kilowatts. */
  power: number;
  /** Temperature of the plug in °C. */
  heat: number;
  /** Energy since midnight in kilowatt-hours. */
  energy: number;
  /** The latest values of `power`, oldest first. */
  trend: number[];
}

/** One message of the feed: the id of a charger and the fields that change. */
export type Reading = Omit<Charger, 'site' | 'trend'>;

export const sites = ['Airport P3', 'Depot North', 'Harbor', 'Market Hall', 'Ring Road', 'Stadium'];
const chargersPerSite = 14;
const trendLength = 40;

/** Returns pseudorandom numbers from 0 to 1. The same seed returns the same sequence. */
function createRandom(seed: number) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Adds a reading to a row. Returns null when nothing on the screen would change. */
export function nextRow(row: Charger, reading?: Reading): Charger | null {
  const power = reading?.power ?? row.power;
  if (!reading && power === 0 && row.trend.every((value) => value === 0)) {
    return null;
  }
  return { ...row, ...reading, trend: [...row.trend, power].slice(-trendLength) };
}

/** Stands for a socket: connected cars send a reading every 100 milliseconds, free chargers send nothing. */
export function createFeed(seed: number) {
  const random = createRandom(seed);
  const demand = new Map<string, number>();
  const share = new Map<string, number>();
  const latest = new Map<string, Reading>();
  let rows: Charger[] = [];

  function measure({ id, status, power, heat, energy }: Reading): Reading | null {
    let wanted = demand.get(id) ?? 0;
    if (wanted === 0 && random() < 0.001) {
      wanted = 30 + random() * 120;
    }
    demand.set(id, wanted < 12 ? 0 : wanted * 0.9995);
    if (wanted < 12) {
      return status === 'Free' ? null : { id, status: 'Free', power: 0, heat: 25, energy };
    }
    // Each site balances its load, so the share that a car receives changes from time to time.
    if (random() < 0.02) {
      share.set(id, 0.55 + random() * 0.45);
    }
    // A hot plug gets half the power until it has cooled down.
    const isReduced = heat > (status === 'Reduced' ? 58 : 66);
    const target = wanted * (isReduced ? 0.5 : (share.get(id) ?? 1));
    const nextPower = Math.max(1, power + (target - power) * 0.12 + (random() - 0.5) * 4);
    return {
      id,
      status: isReduced ? 'Reduced' : 'Charging',
      power: nextPower,
      heat: heat + (20 + nextPower * 0.42 - heat) * 0.01,
      energy: energy + nextPower / 36_000,
    };
  }

  function tick(): Reading[] {
    const readings = [...latest.values()].map(measure).filter((reading) => reading !== null);
    readings.forEach((reading) => latest.set(reading.id, reading));
    return readings;
  }

  for (const site of sites) {
    for (let number = 1; number <= chargersPerSite; number += 1) {
      const id = `${site} ${String(number).padStart(2, '0')}`;
      const energy = 60 + random() * 300;
      demand.set(id, random() < 0.7 ? 30 + random() * 115 : 0);
      latest.set(id, { id, status: 'Free', power: 0, heat: 25 + random() * 25, energy });
      rows.push({ ...latest.get(id)!, site, trend: [] });
    }
  }
  // The board starts with twelve seconds of history.
  for (let step = 1; step <= trendLength * 3; step += 1) {
    tick();
    if (step % 3 === 0) {
      rows = rows.map((row) => nextRow(row, latest.get(row.id)) ?? row);
    }
  }

  return {
    rows,
    /** Calls `onReading` for each message. Returns a function that closes the connection. */
    open(onReading: (reading: Reading) => void) {
      const timer = setInterval(() => tick().forEach(onReading), 100);
      return () => clearInterval(timer);
    },
  };
}
