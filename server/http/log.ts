/** Format of the lines: for people, or one JSON object each for a log collector. */
export type LogFormat = 'text' | 'json';

/** Fields of a log line. */
export type LogFacts = Record<string, string | number | boolean | null>;

/** Log of the server; nothing about readers is ever passed to it. */
export interface Log {
  info(message: string, facts?: LogFacts): void;
  error(message: string, facts?: LogFacts): void;
}

function asText(message: string, facts: LogFacts): string {
  const pairs = Object.entries(facts).map(([name, value]) => `${name}=${JSON.stringify(value)}`);
  return [message, ...pairs].join(' ');
}

/** A log to standard output, with errors to standard error. */
export function createLog(format: LogFormat, now = () => new Date()): Log {
  const write =
    (level: 'info' | 'error') =>
    (message: string, facts: LogFacts = {}) => {
      const line =
        format === 'text'
          ? asText(message, facts)
          : JSON.stringify({ time: now().toISOString(), level, message, ...facts });
      (level === 'error' ? console.error : console.log)(line);
    };
  return { info: write('info'), error: write('error') };
}

/** A log that discards everything. */
export const silentLog: Log = { info() {}, error() {} };
