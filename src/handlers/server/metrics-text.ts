import { BUILD, type WriteLine } from '../log';
import { withoutEmbeddedMetrics } from '../metrics';

/** Upper bounds of the histogram of reply times, in seconds. */
const BOUNDS = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2, 3];

export interface Gauges {
  /** Delay of the event loop in milliseconds. */
  lag: number;
  databaseBytes: number;
  logBytes: number;
  freeBytes: number;
}

export interface ServerMetrics {
  write: WriteLine;
  countRefusal(): void;
  /** Returns all figures in Prometheus's text format. */
  text(gauges: Gauges): string;
}

/** Removes the fields for CloudWatch before `write` receives a line. */
export function createServerMetrics(write: WriteLine): ServerMetrics {
  const interactions = new Map<string, number>();
  const jobs = new Map<string, number>();
  const errors = new Map<string, number>();
  const times = { counts: BOUNDS.map(() => 0), sum: 0, count: 0 };
  let bytes = 0;
  let rejected = 0;
  let refused = 0;
  let expired = 0;
  let sweptAt = 0;

  const countTime = (seconds: number): void => {
    times.sum += seconds;
    times.count += 1;
    BOUNDS.forEach((bound, at) => {
      if (seconds <= bound) times.counts[at]! += 1;
    });
  };
  const count = (line: Record<string, unknown>): void => {
    switch (line.event) {
      case 'interaction':
        add(interactions, String(line.outcome));
        countTime(Number(line.ms) / 1000);
        bytes += Number(line.bytes);
        break;
      case 'rejected':
        rejected += Object.values(line.statuses as Record<string, number>).reduce((sum, each) => sum + each, 0);
        break;
      case 'deferred-reply':
        add(jobs, String(line.outcome));
        break;
      case 'swept':
        expired += Number(line.removed);
        sweptAt = Date.now();
        break;
      default:
        if (line.error !== undefined) add(errors, String(line.event));
    }
  };

  return {
    write(line) {
      count(line);
      write(withoutEmbeddedMetrics(line));
    },
    countRefusal() {
      refused += 1;
    },
    text({ lag, databaseBytes, logBytes, freeBytes }) {
      const bucket = (bound: string, value: number): Sample => [`_bucket{le="${bound}"}`, value];
      return [
        metric('wyrmdeep_build_info', 'gauge', 'Version of the bot.', [[`{build="${BUILD}"}`, 1]]),
        metric('wyrmdeep_interactions_total', 'counter', 'Interactions by outcome.', labelled('outcome', interactions)),
        metric('wyrmdeep_reply_seconds', 'histogram', 'Time until a reply was ready.', [
          ...BOUNDS.map((bound, at) => bucket(String(bound), times.counts[at]!)),
          bucket('+Inf', times.count),
          ['_sum', times.sum],
          ['_count', times.count],
        ]),
        metric('wyrmdeep_reply_bytes_total', 'counter', 'Bytes of all replies.', [['', bytes]]),
        metric('wyrmdeep_refused_total', 'counter', 'Interactions refused because the server was busy.', [
          ['', refused],
        ]),
        metric('wyrmdeep_rejected_total', 'counter', 'Requests without a valid signature.', [['', rejected]]),
        metric('wyrmdeep_deferred_replies_total', 'counter', 'Late replies by outcome.', labelled('outcome', jobs)),
        metric('wyrmdeep_errors_total', 'counter', 'Errors in the log by event.', labelled('event', errors)),
        metric('wyrmdeep_expired_items_total', 'counter', 'Items removed because they expired.', [['', expired]]),
        metric('wyrmdeep_last_sweep_seconds', 'gauge', 'Time of the last sweep.', [['', sweptAt / 1000]]),
        metric('wyrmdeep_event_loop_lag_seconds', 'gauge', 'Delay of the event loop.', [['', lag / 1000]]),
        metric('wyrmdeep_database_bytes', 'gauge', 'Size of the database.', [['', databaseBytes]]),
        metric('wyrmdeep_database_log_bytes', 'gauge', 'Size of the write-ahead log.', [['', logBytes]]),
        metric('wyrmdeep_free_bytes', 'gauge', 'Free space beside the database.', [['', freeBytes]]),
        metric('process_resident_memory_bytes', 'gauge', 'Memory of the process.', [['', process.memoryUsage.rss()]]),
        metric('process_cpu_seconds_total', 'counter', 'Processor time of the process.', [['', cpuSeconds()]]),
        metric('process_start_time_seconds', 'gauge', 'Time when the process began.', [['', STARTED_AT]]),
      ].join('');
    },
  };
}

const STARTED_AT = Math.floor(Date.now() / 1000 - process.uptime());

function cpuSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

type Sample = [suffix: string, value: number];

const add = (counts: Map<string, number>, label: string): void => void counts.set(label, (counts.get(label) ?? 0) + 1);

const labelled = (label: string, counts: ReadonlyMap<string, number>): Sample[] =>
  [...counts].map(([name, value]) => [`{${label}="${name}"}`, value]);

const metric = (name: string, type: string, help: string, samples: readonly Sample[]): string =>
  [
    `# HELP ${name} ${help}`,
    `# TYPE ${name} ${type}`,
    ...samples.map(([end, value]) => `${name}${end} ${value}`),
    '',
  ].join('\n');
