import { z } from 'zod';
import { domainEventNames, domainEventSchema } from '@/core/events/known-events';

/** The payloads of webhooks by event name, from the schemas that validate them. */
export const describeWebhooks = () =>
  Object.fromEntries(
    domainEventNames().map((name) => {
      const said = domainEventSchema(name) ?? z.object({});
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
          '410': { description: 'The receiver no longer exists: the webhook is switched off.' },
          default: { description: 'Sent again later, eleven times within a day or so.' },
        },
      };
      return [name, { post }];
    }),
  );
