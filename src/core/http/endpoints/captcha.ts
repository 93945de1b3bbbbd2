import { captcha } from '@/core/captcha/verifier';
import { defineEndpoint } from '@/core/http/define-endpoint';

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
