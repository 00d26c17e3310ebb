import { cpus, loadavg, totalmem } from 'node:os';

/** When and on which machine a run was made. */
export interface Machine {
  date: Date;
  /** Processor, cores and memory. */
  hardware: string;
  cores: number;
  /** Load average of the minute before the run. */
  load: number;
}

/** Describes the machine before anything is measured. */
export function describeMachine(): Machine {
  const processors = cpus();
  const gigabytes = Math.round(totalmem() / 1e9);
  return {
    date: new Date(),
    hardware: `${processors.length} × ${processors[0]?.model.trim() ?? 'processor'}, ${gigabytes} GB`,
    cores: processors.length,
    load: loadavg()[0] ?? 0,
  };
}

/** A warning when the machine was busy; null when it was idle enough to trust times. */
export function describeLoad({ load, cores }: Pick<Machine, 'load' | 'cores'>): string | null {
  return load < cores / 2
    ? null
    : `The machine was busy before the run (load ${load.toFixed(1)} on ${cores} cores), so times are too long.`;
}
