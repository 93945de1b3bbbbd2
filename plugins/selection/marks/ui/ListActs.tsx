'use client';

import { useT } from '@plugins/kit/ui';
import { useConfirm, useGallery } from '@plugins/kit/ui/hooks';
import { Button, notify } from '@plugins/kit/ui/parts';
import { useOnline } from '../../ui/use-online';
import type { ListView } from '../lists-view';
import { useAboutList } from './use-about-list';
import { useListsStore, useSayList } from './use-lists';

/** Above this person's list: who sees it, and buttons to send and delete it. */
export function ListActs({ list }: { list: ListView }) {
  const t = useT('selection.lists');
  const about = useAboutList();
  const store = useListsStore();
  const { event, setQuery } = useGallery();
  const [confirm, dialog] = useConfirm();
  const say = useSayList();
  const online = useOnline();
  const staff = event.person.role !== 'client';
  if (!list.mine || !store) return <p className="w-full text-quiet text-sm">{about(list)}</p>;
  const send = async (to: 'studio' | 'all') => {
    const sure = await confirm({
      title: t(`send.${to}`),
      content: t(`sendText.${to}`, { studio: event.brand.name }),
      accept: t('sendNow'),
    });
    if (sure && say(await store.send(list.id, to)))
      notify({ text: t(`sent.${to}`), key: 'selection', action: { label: t('takeBack'), run: takeBack } });
  };
  const takeBack = () => void store.send(list.id, null).then(say);
  const putAway = async () => {
    setQuery({ filter: 'all', list: null });
    if (!say(await store.change(list.id, { removed: true }))) return;
    notify({
      text: t('deleted', { list: list.name }),
      key: 'selection',
      action: { label: t('undo'), run: () => void store.change(list.id, { removed: false }).then(say) },
    });
  };
  return (
    <div className="flex w-full flex-wrap items-center gap-2">
      <p className="w-full text-quiet text-sm" role="status">
        {about(list)}
      </p>
      {online ? null : <p className="w-full text-sm">{t('offline')}</p>}
      {online && !staff && (list.sent === null || list.sent.changed) && (
        <Button look="line" onClick={() => void send('studio')}>
          {t('send.studio')}
        </Button>
      )}
      {online && (list.sent?.to !== 'all' || list.sent.changed) && (
        <Button look="line" onClick={() => void send('all')}>
          {t('send.all')}
        </Button>
      )}
      {online && list.sent && (
        <Button look="line" onClick={takeBack}>
          {t('takeBack')}
        </Button>
      )}
      {online && (
        <Button look="line" onClick={() => void putAway()}>
          {t('delete')}
        </Button>
      )}
      {dialog}
    </div>
  );
}
