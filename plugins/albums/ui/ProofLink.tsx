'use client';

import { useT } from '@plugins/kit/ui';
import { useGallery } from '@plugins/kit/ui/hooks';
import { buttonClass } from '@plugins/kit/ui/parts';
import { isolateSizes } from '../rules/sizes';
import type { AlbumsPart } from '../rules/wire';

/** The way from a gallery to its proofs and approved albums, for clients: it is in the page from the server on. */
export function ProofLink() {
  const t = useT('albums.proof');
  const { event, query } = useGallery();
  const { proofs = [] } = (event.parts?.albums ?? {}) as Partial<AlbumsPart>;
  const [first, ...others] = proofs;
  if (!first || query.filter === 'selected') return null;
  const said = others.length > 0 ? 'linkMany' : first.state === 'approved' ? 'linkApproved' : 'link';
  return (
    <p className="my-6 flex flex-wrap items-center justify-center gap-x-5 gap-y-2 px-4 text-center">
      <span>{t(said, { studio: event.brand.name })}</span>
      {proofs.map(({ id, name, state }) => (
        <a
          key={id}
          href={`/events/${event.id}/albums/${id}`}
          className={buttonClass(state === 'approved' && others.length > 0 ? 'plain' : 'ink')}
        >
          {others.length > 0 ? <bdi>{isolateSizes(name)}</bdi> : t('linkButton')}
        </a>
      ))}
    </p>
  );
}
