import { NotFoundPage } from '@/modules/entry/ui/NotFoundPage';
import { Words } from './Words';

/** Next sends this page along with every other one, as what to show if that has no content: it preloads no letters. */
export default function NotFound() {
  return (
    <Words of={[]} type={null}>
      <NotFoundPage />
    </Words>
  );
}
