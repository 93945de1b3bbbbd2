import { redirect } from 'next/navigation';

export const dynamic = 'force-dynamic';

/** The address of the partners' area leads to its screen of the admin, which asks strangers to sign in. */
export default function PartnersRoute() {
  redirect('/admin/settings/partners');
}
