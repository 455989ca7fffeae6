import { runCampaign } from '../campaign';
import type { Plan } from '../plan';

process.on('message', (plan: Plan) => {
  runCampaign(plan).then(
    (result) => process.send?.(result, () => process.exit()),
    (error: unknown) => {
      console.error(error);
      process.exit(1);
    },
  );
});
