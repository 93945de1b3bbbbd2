import { NotFoundPage } from '@/modules/entry/ui/NotFoundPage';
import { Words } from './Words';

export default function NotFound() {
  return (
    <Words of={[]}>
      <NotFoundPage />
    </Words>
  );
}
