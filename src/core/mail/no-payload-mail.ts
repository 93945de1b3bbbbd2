import type { EmailAdapter } from 'payload';

/** Payload sends nothing: every message is one of our own operations and jobs. */
export const noPayloadMail: EmailAdapter<never> = () => ({
  name: 'keepers',
  defaultFromAddress: 'no-reply@localhost',
  defaultFromName: 'Keepers',
  sendEmail: async () => {
    throw new Error('Payload does not send mail here: use sendMail.');
  },
});
