import { z } from 'zod';
import { happeningNames, happeningSchema } from '@/core/events/known-happenings';

/** What a webhook is told, by name: from the very schemas what is told was written by. */
export const describeWebhooks = () =>
  Object.fromEntries(
    happeningNames().map((name) => {
      const said = happeningSchema(name) ?? z.object({});
      const { $schema: _dialect, ...data } = z.toJSONSchema(said, { io: 'output' });
      const schema = {
        type: 'object',
        required: ['id', 'type', 'timestamp', 'account', 'data'],
        properties: {
          id: { type: 'string', format: 'uuid', description: 'The same each time this is sent.' },
          type: { const: name },
          timestamp: { type: 'string', format: 'date-time' },
          account: { type: 'string', format: 'uuid' },
          data,
        },
      };
      const post = {
        operationId: `webhook.${name}`,
        tags: ['webhooks'],
        description:
          'Signed by the Standard Webhooks convention: `webhook-id`, `webhook-timestamp`, `webhook-signature`. Answer 2xx within ten seconds.',
        requestBody: { required: true, content: { 'application/json': { schema } } },
        responses: {
          '2XX': { description: 'Taken.' },
          '410': { description: 'Nobody listens here any more: the webhook is switched off.' },
          default: { description: 'Sent again later, eleven times within a day or so.' },
        },
      };
      return [name, { post }];
    }),
  );
