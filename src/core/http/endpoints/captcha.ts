import { captcha } from '@/core/captcha/verifier';
import { defineEndpoint } from '@/core/http/define-endpoint';

/** A challenge for a form that was refused with PROOF_NEEDED: its solution, as `recaptcha_token`, opens one try. */
export const captchaEndpoints = [
  defineEndpoint({
    id: 'captcha.challenge',
    method: 'GET',
    path: '/captcha',
    on: 'both',
    auth: 'entry.open',
    handler: async () => ({ json: await captcha().challenge() }),
  }),
];
