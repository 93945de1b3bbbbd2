import { setCookie } from '@/core/http/cookies';
import { seal, unseal } from '@/core/secrets/seal';
import type { Onward } from '@/modules/identity/onward';
import type { WantedPlan } from '@/modules/money/rules/plan';
import type { SocialChecks, SocialWho } from './who';

/** What a browser took along when it left for another place. */
export interface Flow extends SocialChecks {
  provider: string;
  onward: Onward;
  photographer: boolean;
  /** What was chosen on the price list. */
  wanted?: WantedPlan;
  /** Whose account the other place's person is to be tied to; null: signing in. */
  link: string | null;
}

/** Somebody who came back proved, and has one question to answer. */
export interface Candidate {
  provider: string;
  who: SocialWho;
  onward: Onward;
  photographer: boolean;
  wanted?: WantedPlan;
  /** Each is used once. */
  nonce: string;
}

const MINUTES = 15;
const below = (line: string) => line.replace('Path=/', 'Path=/users');

/** A cookie of ours whose words nobody reads or changes, good for a quarter of an hour in the browser that got it. */
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
/** When what is carried there ends at the latest. */
export const flowEnds = (): Date => new Date(Date.now() + MINUTES * 60_000);
