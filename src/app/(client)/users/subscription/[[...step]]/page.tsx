import { notFound, redirect } from 'next/navigation';

export const dynamic = 'force-dynamic';

/** Steps of choosing a plan: all of them are on the screen of the plan, where `plan` and `period` open the choice. */
const STEPS = ['purchase', 'change', 'approve'];

interface Props {
  params: Promise<{ step?: string[] }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** The addresses of the subscription lead to the screen of the admin, which asks strangers to sign in. */
export default async function SubscriptionRoute({ params, searchParams }: Props) {
  const [{ step = [] }, asked] = await Promise.all([params, searchParams]);
  if (step.length > 1 || (step[0] !== undefined && !STEPS.includes(step[0]))) notFound();
  const kept = ['plan', 'period', 'discount'].flatMap((name) => {
    const value = asked[name];
    return typeof value === 'string' ? [[name, value]] : [];
  });
  const query = new URLSearchParams(kept).toString();
  redirect(`/admin/settings/plan${query ? `?${query}` : ''}`);
}
