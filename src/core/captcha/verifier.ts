import { once } from '@/core/process/state';
import { altcha } from './altcha';

/**
 * Distinguishes people from programs that guess codes. The default is our own proof of work (`altcha.ts`); another
 * service replaces it with `useCaptcha` at start: it provides the challenge for the page and verifies the token of
 * `recaptcha_token`. Used only after wrong tries; a token is valid once.
 */
export interface CaptchaVerifier {
  id: string;
  /** What the browser solves, as JSON; `kind` names the method. */
  challenge(): Promise<{ kind: string } & Record<string, unknown>>;
  /** Whether the token is a solution that was not used before. Never throws for a bad token. */
  verify(token: string, about: { address: string }): Promise<boolean>;
}

const held = () => once<{ verifier: CaptchaVerifier }>('captcha', () => ({ verifier: altcha }));

/** The verifier of this installation. */
export const captcha = (): CaptchaVerifier => held().verifier;

/** Replaces the proof of work by another verifier. */
export function useCaptcha(verifier: CaptchaVerifier): void {
  held().verifier = verifier;
}
