import { ListSubscriptionsByTopicCommand, SNSClient } from '@aws-sdk/client-sns';
import type { StackOptions } from './stack';

/**
 * State of the mail address for alarms. `unset`: the stack has no address. `pending`: the owner has not followed the
 * link in the mail from AWS. `gone`: the address was not confirmed in time, or was unsubscribed.
 */
export type AlarmMail = 'confirmed' | 'pending' | 'gone' | 'unset';

/** Reads the state of the mail address of a topic; `topic` is `null` if the stack has none. */
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

/** Returns a warning that alarms reach nobody, with a remedy; `null` if they reach somebody. */
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
