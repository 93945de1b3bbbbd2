import { AccountRoute, type AccountRouteProps, accountMetadata } from '../AccountRoute';

export const dynamic = 'force-dynamic';
export const generateMetadata = () => accountMetadata('undo');

export default function Page(props: AccountRouteProps) {
  return <AccountRoute id="undo" {...props} />;
}
