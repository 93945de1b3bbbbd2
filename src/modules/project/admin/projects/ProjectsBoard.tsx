'use client';

import { Plus, Trash2 } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { type KeyboardEvent, useEffect, useState } from 'react';
import type { SavedFilter } from '@/modules/project/queries/filters-repo';
import type { ProjectListView } from '@/modules/project/queries/read-project-list';
import { BULK_ACTS, type BulkAct } from '@/modules/project/rules/bulk';
import type { ProjectView } from '@/modules/project/rules/project-list';
import { Button, ButtonLink } from '@/ui/admin/Button';
import ui from '@/ui/admin/ui.module.css';
import { useCall } from '@/ui/admin/use-call';
import { BulkBar } from './BulkBar';
import { FilterBar } from './FilterBar';
import { PhaseChips } from './PhaseChips';
import { ProjectGrid } from './ProjectGrid';
import css from './projects.module.css';
import { SavedFilters } from './SavedFilters';
import { useBulkActs } from './use-bulk-acts';
import { useChoosing } from './use-choosing';
import { useFilter } from './use-filter';
import { useProjectList } from './use-project-list';

interface Props {
  /** The first page of the address `query`. */
  first: ProjectListView;
  query: string;
  /** Whether the account has any project. */
  any: boolean;
  habits: { view: ProjectView; filters: SavedFilter[] };
  brands: { id: string; name: string }[];
  canCreate: boolean;
  canDelete: boolean;
  /** How many things in the trash the user may restore. */
  deleted: number;
}

/** All projects as covers or a table, with filters in the address, and bulk actions. */
export function ProjectsBoard(props: Props) {
  const { first, brands, canCreate, canDelete, deleted } = props;
  const t = useTranslations('admin.projects');
  const call = useCall();
  const { filter, query, put, go } = useFilter();
  const list = useProjectList(first, query, filter, props.query);
  const { at, idsOf, reload, total } = list;
  const router = useRouter();
  // Archived ones are counted, but not shown by default.
  const none = !query && Object.values(list.counts).every((count) => count === 0);
  const stale = none && props.any;
  useEffect(() => {
    // After the last one was deleted: reload the page, which counts the trash.
    if (stale) router.refresh();
  }, [stale, router]);
  const [view, setView] = useState(props.habits.view);
  const { chosen, choose, chooseAll, clear, keep } = useChoosing(at, idsOf);
  const nameOf = (id: string) => {
    for (let i = 0; i < total; i++) if (at(i)?.id === id) return at(i)?.name;
    return undefined;
  };
  const bulk = useBulkActs({
    chosen,
    brands,
    nameOf,
    onDone: async (refused) => {
      keep(refused);
      await reload();
    },
  });
  const look = (next: ProjectView) => {
    setView(next);
    // A failure is ignored: the list is shown as chosen, only not remembered.
    call('/api/x/studio/projects/view', { method: 'PUT', body: { view: next } }).catch(() => undefined);
  };
  const may = (act: BulkAct) =>
    (canDelete || BULK_ACTS[act] !== 'project.delete') && (act !== 'brand' || brands.length > 1);
  const keys = (event: KeyboardEvent) => {
    const typing = (event.target as HTMLElement).matches(
      'input:not([type=checkbox]), select, textarea, dialog *',
    );
    if (typing || chosen.size === 0) return;
    if (event.key === 'Escape') clear();
    else if (event.key === 'Delete' && canDelete) bulk.start('delete');
    else if (event.key === 'a' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      void chooseAll();
    }
  };
  const create = canCreate ? (
    <ButtonLink look="primary" href="/admin/projects/new">
      <Plus aria-hidden /> {t('new')}
    </ButtonLink>
  ) : null;
  return (
    <main className={css.page} onKeyDown={keys}>
      <header className={css.head}>
        <h1>{t('title')}</h1>
        {create}
      </header>
      {none ? (
        <section className={ui.empty}>
          <h2>{t('emptyTitle')}</h2>
          <p>{t('emptyText')}</p>
          {create}
        </section>
      ) : (
        <>
          <FilterBar filter={filter} put={put} brands={brands} view={view} onView={look} />
          <PhaseChips counts={list.counts} filter={filter} put={put} />
          <div className={css.line}>
            <SavedFilters kept={props.habits.filters} query={query} onGo={go} />
            <p className={css.count} aria-live="polite">
              {t('count', { count: total })}
            </p>
          </div>
          {list.failed ? <Failed onAgain={reload} /> : null}
          {total === 0 && !list.busy ? (
            <section className={ui.empty}>
              <h2>{t('nothingFound')}</h2>
              <Button onClick={() => go('')}>{t('showAll')}</Button>
            </section>
          ) : (
            <ProjectGrid
              list={list}
              view={view}
              canDelete={canDelete}
              studios={!canCreate}
              chosen={chosen}
              onChoose={choose}
            />
          )}
        </>
      )}
      {deleted > 0 ? (
        <p className={css.trash}>
          <ButtonLink look="quiet" href="/admin/trash">
            <Trash2 aria-hidden /> {t('trash', { count: deleted })}
          </ButtonLink>
        </p>
      ) : null}
      {chosen.size > 0 || bulk.progress ? (
        <BulkBar
          count={chosen.size}
          total={total}
          progress={bulk.progress}
          busy={bulk.busy}
          may={may}
          onAct={bulk.start}
          onAll={() => void chooseAll()}
          onClear={clear}
        />
      ) : null}
      {bulk.dialogs}
    </main>
  );
}

function Failed({ onAgain }: { onAgain: () => Promise<void> }) {
  const t = useTranslations('admin-projects.list');
  const admin = useTranslations('admin');
  return (
    <section className={css.failed} role="alert">
      <p>{t('failed')}</p>
      <Button small onClick={() => void onAgain()}>
        {admin('tryAgain')}
      </Button>
    </section>
  );
}
