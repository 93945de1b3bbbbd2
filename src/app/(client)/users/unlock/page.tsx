import { AccountRoute, type AccountRouteProps, accountMetadata } from '../AccountRoute';

export const dynamic = 'force-dynamic';
export const generateMetadata = () => accountMetadata('unlock');

export default function Page(props: AccountRouteProps) {
  return <AccountRoute id="unlock" {...props} />;
}
