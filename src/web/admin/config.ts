import type { Config } from 'payload';

const view = (path: string, Component: string) => ({ path: path as `/${string}`, Component, exact: true });

/**
 * How the photographer's admin differs from Payload's own: its texts, its screens. Every view checks its person itself
 * (`studioPage`); Payload's own list and edit views are for operators (`records/show-records.ts`).
 */
export function adminConfig(root: string): NonNullable<Config['admin']> {
  return {
    user: 'users',
    avatar: { Component: '/src/modules/home/admin/nav/Avatar#Avatar' },
    // The day before the month: two numbers side by side change places in a line from right to left.
    dateFormat: 'd MMMM yyyy, HH:mm',
    // Centered: the same place in both directions, and beside the header's and a page's own buttons.
    toast: { position: 'bottom-center' },
    autoLogin: false,
    importMap: { baseDir: root, importMapFile: `${root}/src/app/(payload)/admin/importMap.js` },
    meta: {
      titleSuffix: '· Keepers',
      description: 'Galleries, selections, clients and a website for photographers.',
      icons: [
        { rel: 'icon', type: 'image/svg+xml', url: '/icon.svg' },
        { rel: 'apple-touch-icon', url: '/apple-icon.png' },
      ],
      // Otherwise Payload's picture and text would be the card of a link to the admin.
      defaultOGImageType: 'off',
      openGraph: {
        siteName: 'Keepers',
        title: 'Keepers',
        description: 'Galleries, selections, clients and a website for photographers.',
      },
    },
    components: {
      Nav: '/src/modules/home/admin/nav/StudioNav#StudioNav',
      actions: ['/src/modules/home/admin/search/SearchAction#SearchAction'],
      graphics: {
        Icon: '/src/modules/home/admin/nav/Mark#Mark',
        Logo: '/src/modules/home/admin/nav/Mark#Mark',
      },
      providers: ['/media/upload/ui/LeaveGuard#LeaveGuard'],
      views: {
        dashboard: { Component: '/src/modules/home/admin/HomeView#HomeView' },
        projects: view('/projects', '/src/modules/project/admin/projects/ProjectsView#ProjectsView'),
        newProject: view(
          '/projects/new',
          '/src/modules/project/admin/new-project/NewProjectView#NewProjectView',
        ),
        project: view('/projects/:id', '/src/modules/project/admin/ProjectView#ProjectView'),
        projectTab: view('/projects/:id/:tab', '/src/modules/project/admin/ProjectView#ProjectView'),
        clients: view('/clients', '/src/modules/people/admin/ClientsView#ClientsView'),
        client: view('/clients/:id', '/src/modules/people/admin/ClientView#ClientView'),
        messages: view(
          '/settings/messages',
          '/src/modules/messaging/admin/messages/MessagesView#MessagesView',
        ),
        security: view(
          '/settings/security',
          '/src/modules/identity/admin/security/SecurityView#SecurityView',
        ),
        outbox: view('/outbox', '/src/modules/messaging/admin/outbox/OutboxView#OutboxView'),
        history: view('/settings/history', '/src/modules/account/admin/history/HistoryView#HistoryView'),
        plan: view('/settings/plan', '/src/modules/home/admin/plan/PlanView#PlanView'),
        seller: view('/settings/seller', '/src/modules/sellers/admin/SellerView#SellerView'),
        partners: view('/settings/partners', '/src/modules/home/admin/partners/PartnersView#PartnersView'),
        tutorials: view('/tutorials', '/src/modules/home/admin/tutorials/TutorialsView#TutorialsView'),
        presets: view('/settings/presets', '/src/modules/project/admin/presets/PresetsView#PresetsView'),
        trash: view('/trash', '/src/modules/trash/admin/TrashView#TrashView'),
        ownAccount: view('/settings/account', '/src/modules/account/admin/studio/AccountView#AccountView'),
        team: view('/settings/team', '/src/modules/account/admin/team/TeamView#TeamView'),
        devices: view('/settings/devices', '/src/modules/devices/admin/DevicesView#DevicesView'),
        webhooks: view('/settings/webhooks', '/src/modules/webhooks/admin/WebhooksView#WebhooksView'),
        webhook: view('/settings/webhooks/:id', '/src/modules/webhooks/admin/WebhookView#WebhookView'),
        templates: view(
          '/settings/products',
          '/src/modules/project/admin/product-templates/TemplatesView#TemplatesView',
        ),
        brands: view('/brands', '/src/modules/account/admin/brands/BrandsView#BrandsView'),
        brand: view('/brands/:id', '/src/modules/account/admin/brands/BrandView#BrandView'),
        operator: view(
          '/operator/:part',
          '/src/modules/installation/admin/operator/OperatorView#OperatorView',
        ),
        features: view(
          '/settings/features',
          '/src/modules/installation/admin/features/FeaturesView#FeaturesView',
        ),
        payments: view('/settings/payments', '/src/web/admin/feature/PaymentsView#PaymentsView'),
        featureScreen: view(
          '/x/:feature/:name',
          '/src/web/admin/feature/FeatureScreenView#FeatureScreenView',
        ),
        records: view('/records', '/src/web/admin/records/RecordsView#RecordsView'),
        missing: view('/missing', '/src/web/admin/missing/MissingView#MissingView'),
        mail: view('/outbox/:id', '/src/modules/messaging/admin/outbox/MailView#MailView'),
      },
    },
  };
}
