import { setCookie } from '@/core/http/cookies';
import { seal, unseal } from '@/core/secrets/seal';
import type { Onward } from '@/modules/identity/onward';
import type { WantedPlan } from '@/modules/money/rules/plan';
import type { SocialChecks, SocialWho } from './who';

/** State that a browser carries while it is at a provider. */
export interface Flow extends SocialChecks {
  provider: string;
  onward: Onward;
  photographer: boolean;
  /** The choice on the price list. */
  wanted?: WantedPlan;
  /** The user to whom the identity is to be linked; null: signing in. */
  link: string | null;
}

/** A verified identity with one step left. */
export interface Candidate {
  provider: string;
  who: SocialWho;
  onward: Onward;
  photographer: boolean;
  wanted?: WantedPlan;
  /** For single use. */
  nonce: string;
}

const MINUTES = 15;
const below = (line: string) => line.replace('Path=/', 'Path=/users');

/** A sealed cookie, unreadable and unchangeable for the browser, valid for a quarter of an hour. */
function sealedCookie<T extends object>(name: string) {
  return {
    write: (session: string, value: T): string => {
      const text = JSON.stringify({ value, ends: Date.now() + MINUTES * 60_000 });
      return below(setCookie(name, seal(name, session, text), { maxAge: MINUTES * 60 }));
    },
    read: (session: string, cookies: Map<string, string>): T | null => {
      try {
        const { value, ends } = JSON.parse(unseal(name, session, cookies.get(name) ?? ''));
        return ends > Date.now() ? (value as T) : null;
      } catch {
        return null;
      }
    },
    end: (): string => below(setCookie(name, '', { maxAge: 0 })),
  };
}

export const flowCookie = sealedCookie<Flow>('keepers_social');
export const candidateCookie = sealedCookie<Candidate>('keepers_social_who');
/** Returns when such a cookie expires at the latest. */
export const flowEnds = (): Date => new Date(Date.now() + MINUTES * 60_000);
