import { captcha } from '@/server/captcha/verifier';
import { defineEndpoint } from '@/server/http/define-endpoint';

/** Something to solve, for a form that was told to wait: its solution, as `recaptcha_token`, opens one try. */
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
