import { asSystem, inTransaction } from '@/core/db/local-api';
import { findPlan, readPlans } from '@/modules/money/plans';
import type { PlanId, WantedPlan } from '@/modules/money/rules/plan';
import { attachDiscount, findDiscount } from '@/modules/subscriptions/operations/discounts';
import { notePartner } from '@/modules/subscriptions/operations/partners';
import { currencyOf } from '@/modules/subscriptions/rules/offers';

/** A new photographer's business. */
export interface NewAccount {
  name: string;
  owner: {
    email: string;
    password: string;
    first_name?: string | undefined;
    family_name?: string | undefined;
    /** Set for users who signed up themselves and have not confirmed their address yet. */
    unconfirmed_since?: string;
  };
  locale: 'en' | 'he';
  time_zone: string;
  plan: PlanId;
  /** The choice on the price list before signing up. */
  wanted?: WantedPlan;
  /** The code of a discount link; one that is not active gives nothing. */
  discount?: string | undefined;
  /** The code of a partner's link. */
  partner?: string | undefined;
  /** Shown to clients and on the website; without it nothing is shown, and replies go to the owner. */
  contact_email?: string;
  /** ISO 3166 two letters; default country of numbers without a country code. */
  country_code?: string | null | undefined;
  brand?: { accent_color?: string; contact_phone?: string; business_description?: string };
}

/** Creates an account with its plan, first brand and owner. Returns their ids. */
export async function createAccount(
  data: NewAccount,
): Promise<{ account: string; owner: string; brand: string }> {
  return inTransaction(async (tx) => {
    const api = asSystem('signing up makes the account that rights are built on', tx);
    const { name, locale, time_zone, contact_email, country_code } = data;
    const plans = await readPlans();
    const account = await api.create('accounts', {
      name,
      locale,
      time_zone,
      country_code,
      contact_email,
      active: true,
      wanted_plan: findPlan(plans, data.wanted?.plan)?.listed ? data.wanted?.plan : undefined,
      wanted_period: data.wanted?.period,
    });
    const { monthly_usd, monthly_ils, project_limit, max_photos_per_project, sales_commission_percent } =
      plans[data.plan];
    const price_currency = currencyOf({ country: country_code ?? null, locale });
    await api.create('subscriptions', {
      account: account.id,
      plan: data.plan,
      period: 'monthly',
      price_amount: price_currency === 'ILS' ? monthly_ils : monthly_usd,
      price_currency,
      project_limit,
      max_photos_per_project,
      sales_commission_percent,
    });
    if (data.partner) await notePartner(tx.sql, account.id, data.partner);
    if (data.discount && (await findDiscount(data.discount)))
      await attachDiscount(tx.sql, account.id, data.discount);
    const brand = await api.create('brands', {
      account: account.id,
      business_name: name,
      contact_email,
      ...data.brand,
    });
    const owner = await api.create('users', { ...data.owner, account: account.id, role: 'owner', locale });
    return { account: account.id, owner: owner.id, brand: brand.id };
  });
}
