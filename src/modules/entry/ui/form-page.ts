import type { Destination } from '@/modules/entry/read-destination';
import type { FreeOffer } from '@/modules/money/rules/plan';
import type { Flash } from '@/ui/primitives/NoticeHost';

/** What a page with a form is given: a token for the write, and after a refusal what was typed and what is wrong with it. */
export interface FormPage {
  csrf: string;
  errors: Record<string, string[]>;
  values: Record<string, string>;
  flash: Flash | null;
  /** The code of what was refused, after a form. */
  refused?: string | null;
  /** Other places one can sign in by. */
  providers?: { id: string; name: string }[];
  /** The gallery whose code led here; null or left out: none did. */
  destination?: Destination | null;
  /** What a new studio gets without paying; null or left out: nothing is promised. */
  offer?: FreeOffer | null;
}
