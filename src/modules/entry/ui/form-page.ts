import type { Destination } from '@/modules/entry/read-destination';
import type { FreeOffer } from '@/modules/money/rules/plan';
import type { SignUpDiscount } from '@/modules/subscriptions/operations/discounts';
import type { Flash } from '@/ui/primitives/NoticeHost';

/** Props of a page with a form: a CSRF token, and after a refusal the typed values with the errors. */
export interface FormPage {
  csrf: string;
  errors: Record<string, string[]>;
  values: Record<string, string>;
  flash: Flash | null;
  /** The error code after a refused form. */
  refused?: string | null;
  /** External sign-in providers. */
  providers?: { id: string; name: string }[];
  /** The gallery whose code led here, if any. */
  destination?: Destination | null;
  /** What a new studio gets for free; without it nothing is promised. */
  offer?: FreeOffer | null;
  /** The names of the plans that operators added, by their ids. */
  planNames?: Record<string, string>;
  /** The discount of the link that led here; null: the link is not active any more. Absent without such a link. */
  discount?: SignUpDiscount | null;
}
