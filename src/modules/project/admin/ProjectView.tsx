import { staffToken } from '@media/pictures/staff-token';
import { notFound, redirect } from 'next/navigation';
import type { AdminViewServerProps } from 'payload';
import { namedKey, type Translate, translator } from '@/core/i18n/translate';
import { studioProject } from '@/modules/access/enter-studio';
import { requireStudio, StudioPage } from '@/modules/identity/admin/studio-page';
import { readHead } from '@/modules/project/queries/head-repo';
import { presentCard } from '@/modules/project/queries/present-project';
import { findProjectCard } from '@/modules/project/queries/projects-repo';
import { tabData } from '@/modules/project/tab-data';
import { services } from '@/modules/services/services';
import { featureAdmins } from '@/registry/admin';
import { FeatureBoundary } from '@/ui/admin/FeatureBoundary';
import { clientsTab } from './clients/load';
import { designTab } from './design/load';
import { detailsTab } from './details/load';
import { ProjectHead } from './lazy';
import { photosTab } from './photos/load';
import { productsTab } from './products/load';
import { entryPage, isGroup, type TabPage, tabsOf } from './tab-groups';

/** The core's pages. */
const CORE = {
  photos: photosTab,
  clients: clientsTab,
  products: productsTab,
  design: designTab,
  details: detailsTab,
};

const isCore = (name: string): name is keyof typeof CORE => Object.hasOwn(CORE, name);

const allTabs = featureAdmins.flatMap((feature) =>
  feature.tabs.map((tab) => ({ ...tab, feature: feature.id })),
);

/** Those whose outside service this installation has an app at. */
const projectTabs = () => allTabs.filter(({ service }) => !service || services.app(service) !== null);

/** All pages of a project in the order of their tabs. */
function pagesOf(t: Translate): TabPage[] {
  const added = projectTabs().map(({ name, label, group }) => ({ name, label: t(namedKey(label)), group }));
  return [
    { name: 'photos', label: t('admin.tab.photos') },
    { name: 'products', label: t('admin.tab.products'), group: 'selection' },
    { name: 'clients', label: t('admin.tab.people'), group: 'clients' },
    ...added,
    { name: 'design', label: t('admin.tab.design') },
    { name: 'details', label: t('admin.tab.details') },
  ];
}

/**
 * One project: header, tabs, and the tab of the address. A missing project and another account's give the same page.
 */
export async function ProjectView(view: AdminViewServerProps) {
  const person = await requireStudio();
  const [, id = '', name] = (view.params?.segments as string[] | undefined) ?? [];
  const entered = await studioProject(person, id);
  if (!entered) notFound();
  if (!name) redirect(`/admin/projects/${id}/photos`);
  // Settings' former name, and its tab's.
  if (name === 'settings') redirect(`/admin/projects/${id}/details`);
  const t = translator(person.locale);
  const tabs = tabsOf(pagesOf(t));
  const added = projectTabs().find((tab) => tab.name === name);
  const core = isCore(name) ? name : null;
  const group = tabs.find((tab) => tab.name === name && !core);
  if (!core && !added && !group) notFound();
  const search = view.searchParams ?? {};
  const [row, content, data] = await Promise.all([
    findProjectCard(id),
    core ? CORE[core]({ person, entered, search }) : null,
    added ? tabData.read(added.feature, added.name, { entered, locale: person.locale, search }) : null,
  ]);
  if (!row) notFound();
  const card = presentCard(row, staffToken(person, id));
  if (!core && !added && group) redirect(`/admin/projects/${id}/${entryPage(group, card).name}`);
  const head = await readHead(card);
  const [wait] = head.waits;
  const Added = added?.Tab;
  const label = tabs.flatMap(({ pages }) => pages).find((page) => page.name === name)?.label ?? '';
  return (
    <StudioPage
      view={view}
      person={person}
      parts={[core ? `tab:${core}` : `feature:${added?.feature}:tabs`]}
      crumbs={[
        { label: t('admin.nav.projects'), url: '/admin/projects' },
        { label: row.name, url: `/admin/projects/${id}/photos` },
        { label },
      ]}
    >
      <ProjectHead
        project={card}
        head={head}
        wait={wait ? { label: t(namedKey(wait.label), { count: wait.count }), tab: wait.tab } : null}
        tab={name}
        tabs={tabs.map((tab) => ({
          label: tab.pages.length > 1 && isGroup(tab.name) ? t(`admin.tab.${tab.name}`) : tab.pages[0].label,
          opens: entryPage(tab, card).name,
          pages: tab.pages.map((page) => ({ name: page.name, label: page.label })),
        }))}
        extend={view.searchParams?.extend === '1'}
      >
        {Added ? (
          <FeatureBoundary instead={t('admin.featureFailed', { name: label })}>
            <Added key={id} eventId={id} data={data} />
          </FeatureBoundary>
        ) : (
          content?.page
        )}
      </ProjectHead>
    </StudioPage>
  );
}
