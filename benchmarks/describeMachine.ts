import { cpus, loadavg, totalmem } from 'node:os';

/** Where and when a run was made. */
export interface Machine {
  date: Date;
  /** Processor, cores and memory. */
  hardware: string;
  cores: number;
  /** Processes that wanted the processor in the minute before the run. */
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

/** A warning when others use the machine too; null when it is idle enough for times to count. */
export function describeLoad({ load, cores }: Pick<Machine, 'load' | 'cores'>): string | null {
  return load < cores / 2
    ? null
    : `The machine was busy before the run (load ${load.toFixed(1)} on ${cores} cores), so times are too long.`;
}
