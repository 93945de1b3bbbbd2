import { once } from '@/core/process/state';
import { altcha } from './altcha';

/**
 * Tells people from programs that guess. The default is a proof of work we make and check ourselves (`altcha.ts`);
 * another service plugs in with `useCaptcha` at start: it gives what the page needs to ask, and says yes or no to the
 * token of `recaptcha_token`. It is asked only after wrong tries; a token is good once.
 */
export interface CaptchaVerifier {
  id: string;
  /** What the browser solves, as JSON; `kind` tells it how. */
  challenge(): Promise<{ kind: string } & Record<string, unknown>>;
  /** Whether this token is a solution nobody has used yet. Never throws for a bad token. */
  verify(token: string, about: { address: string }): Promise<boolean>;
}

const held = () => once<{ verifier: CaptchaVerifier }>('captcha', () => ({ verifier: altcha }));

/** The verifier of this installation. */
export const captcha = (): CaptchaVerifier => held().verifier;

/** Puts another verifier in the place of the proof of work. */
export function useCaptcha(verifier: CaptchaVerifier): void {
  held().verifier = verifier;
}
