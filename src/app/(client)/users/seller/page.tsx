import { redirect } from 'next/navigation';

export const dynamic = 'force-dynamic';

/** The address of the seller form leads to its screen of the admin, which asks strangers to sign in. */
export default function SellerRoute() {
  redirect('/admin/settings/seller');
}
