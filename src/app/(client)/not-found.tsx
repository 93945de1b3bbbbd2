import { NotFoundPage } from '@/components/entry/NotFoundPage';
import { Words } from './Words';

export default function NotFound() {
  return (
    <Words namespaces={[]}>
      <NotFoundPage />
    </Words>
  );
}
