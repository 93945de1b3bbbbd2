import { AccountRoute, type AccountRouteProps, accountMetadata } from '../../AccountRoute';

export const dynamic = 'force-dynamic';
export const generateMetadata = () => accountMetadata('confirm_again');

export default function Page(props: AccountRouteProps) {
  return <AccountRoute id="confirm_again" {...props} />;
}
