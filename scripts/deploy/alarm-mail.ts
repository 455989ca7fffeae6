import { ListSubscriptionsByTopicCommand, SNSClient } from '@aws-sdk/client-sns';
import type { StackOptions } from './stack';

/**
 * State of the mail that alarms send. `unset` is a stack without an address. `pending` is an address whose owner has
 * not followed the link in the mail of AWS. `gone` is an address that was not confirmed in time, or has unsubscribed.
 */
export type AlarmMail = 'confirmed' | 'pending' | 'gone' | 'unset';

/** Reads whom the alarms of a topic reach. `null` stands for a stack without a topic. */
export async function readAlarmMail(
  topic: string | null,
  { region }: Pick<StackOptions, 'region'>,
): Promise<AlarmMail> {
  if (topic === null) return 'unset';
  const client = new SNSClient({ region });
  try {
    const { Subscriptions = [] } = await client.send(new ListSubscriptionsByTopicCommand({ TopicArn: topic }));
    const arns = Subscriptions.map(({ SubscriptionArn }) => SubscriptionArn ?? '');
    if (arns.some((arn) => arn.startsWith('arn:'))) return 'confirmed';
    return arns.includes('PendingConfirmation') ? 'pending' : 'gone';
  } finally {
    client.destroy();
  }
}

/** Tells that no alarm reaches anybody, and what to do about it; `null` if somebody gets the alarms. */
export function silenceOf(mail: AlarmMail, topic: string | null, { stage, region }: StackOptions): string | null {
  switch (mail) {
    case 'confirmed':
      return null;
    case 'unset':
      return `No alarm reaches anybody: ALARM_EMAIL=you@example.org npm run deploy -- --stage ${stage} --region ${region}`;
    case 'pending':
      return 'No alarm reaches anybody yet: follow the link in the mail "AWS Notification - Subscription Confirmation".';
    case 'gone':
      return `No alarm reaches anybody: aws sns subscribe --region ${region} --topic-arn ${topic} --protocol email --notification-endpoint you@example.org`;
  }
}
