import { CloudWatchClient, GetMetricDataCommand } from '@aws-sdk/client-cloudwatch';
import type { StackOptions } from '../deploy/stack';

const MINUTE = 60_000;

/**
 * Returns the sum of a metric of the bot since the minute of `from`, in milliseconds since 1970. CloudWatch counts only
 * some minutes after the log was written.
 */
export async function sumOfMetric(MetricName: string, from: number, { stage, region }: StackOptions): Promise<number> {
  const client = new CloudWatchClient({ region });
  try {
    const { MetricDataResults } = await client.send(
      new GetMetricDataCommand({
        StartTime: new Date(Math.floor(from / MINUTE) * MINUTE),
        EndTime: new Date(Date.now() + MINUTE),
        MetricDataQueries: [
          {
            Id: 'metric',
            MetricStat: {
              Metric: { Namespace: 'Wyrmdeep', MetricName, Dimensions: [{ Name: 'Stage', Value: stage }] },
              Period: 60,
              Stat: 'Sum',
            },
          },
        ],
      }),
    );
    return (MetricDataResults?.[0]?.Values ?? []).reduce((sum, value) => sum + value, 0);
  } finally {
    client.destroy();
  }
}
